import { defineRemote, type Head, type HeadContext } from '@metrolibre/platform'
import { routeFrom } from '@metrolibre/platform/remote-config'
import config from '../remote.config.ts'

type Described = 'reservations' | 'cancellation' | 'payments' | 'visits' | 'profile'

/** The head of personal pages, which search engines must not index. */
const privateHead =
  (name: Described) =>
  ({ intl }: HeadContext): Head => ({
    title: intl.formatMessage({ id: `mfe-owners.${name}.title` }),
    description: intl.formatMessage({ id: `mfe-owners.${name}.description` }),
    robots: 'noindex',
  })

export default defineRemote({
  config,
  messages: {
    es: () => import('../locales/es.json'),
    en: () => import('../locales/en.json'),
  },
  routes: {
    owner: routeFrom(() => import('./screens/owner/screen.tsx')),
    'property-form': routeFrom(() => import('./screens/property-form/screen.tsx')),
    estimate: routeFrom(() => import('./screens/estimate/screen.tsx')),
    'technical-visit': routeFrom(() => import('./screens/technical-visit/screen.tsx')),
    'my-locations': {
      screen: () => import('./screens/my-locations/screen.tsx'),
      head: privateHead('reservations'),
    },
    'my-properties': routeFrom(() => import('./screens/my-properties/screen.tsx')),
    'my-property': routeFrom(() => import('./screens/my-property/screen.tsx')),
    'my-reservations': {
      screen: () => import('./screens/reservations/screen.tsx'),
      head: privateHead('reservations'),
    },
    'my-cancellation': {
      screen: () => import('./screens/cancellation/screen.tsx'),
      head: privateHead('cancellation'),
    },
    'my-payments': { screen: () => import('./screens/payments/screen.tsx'), head: privateHead('payments') },
    'my-mandate': routeFrom(() => import('./screens/mandate/screen.tsx')),
    'my-visits': { screen: () => import('./screens/visits/screen.tsx'), head: privateHead('visits') },
    profile: { screen: () => import('./screens/profile-entry/screen.tsx'), head: privateHead('profile') },
    'profile-main': { screen: () => import('./screens/profile/screen.tsx'), head: privateHead('profile') },
  },
})
