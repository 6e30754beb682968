import { defineRemote, type Head, type HeadContext } from '@metrolibre/platform'
import { routeFrom } from '@metrolibre/platform/remote-config'
import config from '../remote.config.ts'

type Described =
  | 'home'
  | 'users'
  | 'health'
  | 'payments'
  | 'zones'
  | 'testimonials'
  | 'team'
  | 'jobs'
  | 'covers'
  | 'currencies'
  | 'posts'
  | 'reviews'
  | 'balances'
  | 'payouts'
  | 'releases'
  | 'visits'

const head =
  (name: Described) =>
  ({ intl }: HeadContext): Head => ({
    title: intl.formatMessage({ id: `mfe-admin.${name}.title` }),
    description: intl.formatMessage({ id: `mfe-admin.${name}.description` }),
    robots: 'noindex',
  })

/** The parts of a user's page are one screen, which reads the part from the address. */
const user = routeFrom(() => import('./screens/user/screen.tsx'))

export default defineRemote({
  config,
  messages: {
    es: () => import('../locales/es.json'),
    en: () => import('../locales/en.json'),
    'es-PE': () => import('../locales/es-PE.json'),
  },
  routes: {
    admin: { screen: () => import('./screens/home/screen.tsx'), head: head('home') },
    'admin-users': { screen: () => import('./screens/users/screen.tsx'), head: head('users') },
    'admin-user': user,
    'admin-user-details': user,
    'admin-user-locations': user,
    'admin-user-reviews': user,
    'admin-user-payments': user,
    'admin-user-bookings': user,
    'admin-user-security': user,
    'admin-locations': routeFrom(() => import('./screens/properties/screen.tsx')),
    'admin-visits': { screen: () => import('./screens/visits/screen.tsx'), head: head('visits') },
    'admin-location-new': routeFrom(() => import('./screens/property-form/screen.tsx')),
    'admin-location-form': routeFrom(() => import('./screens/property-form/screen.tsx')),
    'admin-location': routeFrom(() => import('./screens/property/screen.tsx')),
    'admin-location-images': routeFrom(() => import('./screens/property/screen.tsx')),
    'admin-location-rooms': routeFrom(() => import('./screens/property/screen.tsx')),
    'admin-location-bookings': routeFrom(() => import('./screens/property/screen.tsx')),
    'admin-location-history': routeFrom(() => import('./screens/property/screen.tsx')),
    'admin-location-room-new': routeFrom(() => import('./screens/property-room/screen.tsx')),
    'admin-location-room': routeFrom(() => import('./screens/property-room/screen.tsx')),
    'admin-inspection': routeFrom(() => import('./screens/inspection/screen.tsx')),
    'admin-trash': routeFrom(() => import('./screens/trash/screen.tsx')),
    'admin-trash-location': routeFrom(() => import('./screens/trash-properties/screen.tsx')),
    'admin-trash-user': routeFrom(() => import('./screens/trash-users/screen.tsx')),
    'admin-balances': { screen: () => import('./screens/balances/screen.tsx'), head: head('balances') },
    'admin-balance': routeFrom(() => import('./screens/owner-balance/screen.tsx')),
    'admin-payouts': { screen: () => import('./screens/payout-runs/screen.tsx'), head: head('payouts') },
    'admin-payout-new': {
      screen: () => import('./screens/payout-run-new/screen.tsx'),
      head: head('payouts'),
    },
    'admin-payout': routeFrom(() => import('./screens/payout-run/screen.tsx')),
    'admin-audit': routeFrom(() => import('./screens/audit/screen.tsx')),
    'admin-health': { screen: () => import('./screens/health/screen.tsx'), head: head('health') },
    'admin-releases': { screen: () => import('./screens/releases/screen.tsx'), head: head('releases') },
    'admin-zones': { screen: () => import('./screens/zones/screen.tsx'), head: head('zones') },
    'admin-zone': routeFrom(() => import('./screens/zone/screen.tsx')),
    'admin-testimonials': {
      screen: () => import('./screens/testimonials/screen.tsx'),
      head: head('testimonials'),
    },
    'admin-testimonial': routeFrom(() => import('./screens/testimonial/screen.tsx')),
    'admin-jobs': { screen: () => import('./screens/jobs/screen.tsx'), head: head('jobs') },
    'admin-job': routeFrom(() => import('./screens/job/screen.tsx')),
    'admin-team': { screen: () => import('./screens/team/screen.tsx'), head: head('team') },
    'admin-team-member': routeFrom(() => import('./screens/team-member/screen.tsx')),
    'admin-covers': { screen: () => import('./screens/covers/screen.tsx'), head: head('covers') },
    'admin-currencies': {
      screen: () => import('./screens/currencies/screen.tsx'),
      head: head('currencies'),
    },
    'admin-reviews': { screen: () => import('./screens/reviews/screen.tsx'), head: head('reviews') },
    'admin-review': routeFrom(() => import('./screens/review/screen.tsx')),
    'admin-publications': { screen: () => import('./screens/posts/screen.tsx'), head: head('posts') },
    'admin-publication': routeFrom(() => import('./screens/post/screen.tsx')),
    'admin-reservations': routeFrom(() => import('./screens/reservations/screen.tsx')),
    'admin-payment': routeFrom(() => import('./screens/payment/screen.tsx')),
    'admin-payments': { screen: () => import('./screens/payments/screen.tsx'), head: head('payments') },
  },
  parts: { 'edit-this': () => import('./offered/edit-this/edit-this.tsx') },
})
