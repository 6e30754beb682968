import { defineRemote } from '@metrolibre/platform'
import { routeFrom } from '@metrolibre/platform/remote-config'
import config from '../remote.config.ts'
import { privateHead } from './parts/private-head.ts'

type Described = 'reservations' | 'visits' | 'profile'

const headOf = (page: Described) => privateHead(`mfe-owners.${page}.title`, `mfe-owners.${page}.description`)

export default defineRemote({
  config,
  messages: {
    es: () => import('../locales/es.json'),
    en: () => import('../locales/en.json'),
    'es-PE': () => import('../locales/es-PE.json'),
  },
  routes: {
    owner: routeFrom(() => import('./screens/owner/screen.tsx')),
    'property-form': routeFrom(() => import('./screens/property-form/screen.tsx')),
    estimate: routeFrom(() => import('./screens/estimate/screen.tsx')),
    'technical-visit': routeFrom(() => import('./screens/technical-visit/screen.tsx')),
    'my-locations': {
      screen: () => import('./screens/own-area/screen.tsx'),
      head: headOf('reservations'),
    },
    'my-properties': routeFrom(() => import('./screens/my-properties/screen.tsx')),
    'my-property': routeFrom(() => import('./screens/my-property/screen.tsx')),
    'my-reservations': {
      screen: () => import('./screens/reservations/screen.tsx'),
      head: headOf('reservations'),
    },
    'my-cancellation': routeFrom(() => import('./screens/cancellation/screen.tsx')),
    'my-payments': routeFrom(() => import('./screens/payments/screen.tsx')),
    'my-payout-account': routeFrom(() => import('./screens/payout-account/screen.tsx')),
    'my-mandate': routeFrom(() => import('./screens/mandate/screen.tsx')),
    'my-new-image': routeFrom(() => import('./screens/new-image/screen.tsx')),
    'my-visits': { screen: () => import('./screens/visits/screen.tsx'), head: headOf('visits') },
    profile: { screen: () => import('./screens/profile-entry/screen.tsx'), head: headOf('profile') },
    'profile-main': { screen: () => import('./screens/profile/screen.tsx'), head: headOf('profile') },
  },
  parts: { 'own-listing': () => import('./offered/own-listing/own-listing.tsx') },
})
