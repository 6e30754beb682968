import { defineRemote, type Head, type HeadContext } from '@metrolibre/platform'
import { routeFrom } from '@metrolibre/platform/remote-config'
import config from '../remote.config.ts'

/** Of pages that belong to one person: nothing for search engines. */
const privateHead =
  (id: string) =>
  ({ intl }: HeadContext): Head => ({
    title: intl.formatMessage({ id }),
    description: intl.formatMessage({ id: 'tenants.booking.description' }),
    robots: 'noindex',
  })

export default defineRemote({
  config,
  messages: {
    es: () => import('../locales/es.json'),
    en: () => import('../locales/en.json'),
  },
  routes: {
    search: routeFrom(() => import('./screens/search/screen.tsx')),
    'property-entry': { screen: () => import('./screens/property-entry/screen.tsx') },
    property: routeFrom(() => import('./screens/property/screen.tsx')),
    visit: routeFrom(() => import('./screens/visit/screen.tsx')),
    calendar: {
      screen: () => import('./screens/calendar/screen.tsx'),
      head: privateHead('tenants.booking.title'),
    },
    'stripe-success': {
      screen: () => import('./screens/stripe-success/screen.tsx'),
      head: privateHead('tenants.booking.successTitle'),
    },
    'stripe-error': {
      screen: () => import('./screens/stripe-error/screen.tsx'),
      head: privateHead('tenants.booking.errorTitle'),
    },
  },
})
