import { defineRemote, type Head, type HeadContext } from '@metrolibre/platform'
import config from '../remote.config.ts'
import * as property from './screens/property/route.ts'
import * as search from './screens/search/route.ts'
import * as visit from './screens/visit/route.ts'

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
    search: {
      screen: () => import('./screens/search/screen.tsx'),
      ...search,
    },
    'property-entry': { screen: () => import('./screens/property-entry/screen.tsx') },
    property: { screen: () => import('./screens/property/screen.tsx'), ...property },
    visit: { screen: () => import('./screens/visit/screen.tsx'), ...visit },
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
