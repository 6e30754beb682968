import { CONTRACT_VERSION } from '@metrolibre/contract'
import { defineRemoteConfig } from '@metrolibre/platform/remote-config'

export default defineRemoteConfig({
  name: 'mfe-public',
  contractVersion: CONTRACT_VERSION,
  locales: ['es', 'en'],
  routes: [
    { id: 'home', path: '/', guard: 'public', render: 'server' },
    { id: 'verify', path: '/contrato/:hash?', guard: 'public', render: 'server' },
  ],
  nav: [],
  needs: ['properties', 'zones', 'currencies', 'covers'],
})
