import { defineRemote } from '@metrolibre/platform'
import { routeFrom } from '@metrolibre/platform/remote-config'
import config from '../remote.config.ts'

export default defineRemote({
  config,
  messages: {
    es: () => import('../locales/es.json'),
    en: () => import('../locales/en.json'),
    'es-PE': () => import('../locales/es-PE.json'),
  },
  routes: {
    search: routeFrom(() => import('./screens/search/screen.tsx')),
    'property-entry': { screen: () => import('./screens/property-entry/screen.tsx') },
    favourites: routeFrom(() => import('./screens/favourites/screen.tsx')),
    'no-search-mails': routeFrom(() => import('./screens/no-search-mails/screen.tsx')),
    property: routeFrom(() => import('./screens/property/screen.tsx')),
    visit: routeFrom(() => import('./screens/visit/screen.tsx')),
    'linked-visit': routeFrom(() => import('./screens/linked-visit/screen.tsx')),
    calendar: routeFrom(() => import('./screens/calendar/screen.tsx')),
    'stripe-success': routeFrom(() => import('./screens/stripe-success/screen.tsx')),
    'stripe-error': routeFrom(() => import('./screens/stripe-error/screen.tsx')),
  },
})
