import { CONTRACT_VERSION } from '@metrolibre/contract'
import { defineRemoteConfig } from '@metrolibre/platform/remote-config'

const page = { guard: 'public', render: 'server' } as const
const us = { place: 'us', audience: 'all' } as const

export default defineRemoteConfig({
  name: 'mfe-public',
  contractVersion: CONTRACT_VERSION,
  locales: ['es', 'en'],
  routes: [
    { id: 'home', path: '/', ...page },
    { id: 'verify', path: '/contrato/:hash?', ...page },
    { id: 'questions', path: '/preguntas', ...page },
    { id: 'terms', path: '/terminos', ...page },
    { id: 'what-we-do', path: '/que-hacemos', ...page },
    { id: 'team', path: '/equipo', ...page },
    { id: 'workwithus', path: '/trabaja-con-nosotros', ...page },
    { id: 'opening', path: '/trabaja-con-nosotros/:id', ...page },
    { id: 'how-it-works', path: '/casos-de-exito', ...page },
    { id: 'privacy', path: '/politicas-cookies', ...page },
    { id: 'trust-us', path: '/confian-en-nosotros', ...page },
    { id: 'posts', path: '/posts', query: ['category'], ...page },
    { id: 'post-new', path: '/posts/crear', ...page },
    { id: 'post', path: '/posts/:id', ...page },
    { id: 'post-edit', path: '/posts/:id/editar', guard: 'user', render: 'skeleton' },
  ],
  nav: [
    {
      id: 'what-we-do',
      to: '/que-hacemos',
      order: 10,
      label: { es: 'Qué hacemos', en: 'What we do' },
      ...us,
    },
    { id: 'team', to: '/equipo', order: 20, label: { es: 'Equipo', en: 'Team' }, ...us },
    {
      id: 'how-it-works',
      to: '/casos-de-exito',
      order: 30,
      label: { es: 'Cómo funciona', en: 'How it works' },
      ...us,
    },
    {
      id: 'trust-us',
      to: '/confian-en-nosotros',
      order: 40,
      label: { es: 'Confían en nosotros', en: 'They trust us' },
      ...us,
    },
  ],
  needs: ['properties', 'zones', 'currencies', 'covers'],
})
