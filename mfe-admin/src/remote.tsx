import {
  defineRemote,
  type Head,
  type HeadContext,
  type RemoteRoute,
  type ScreenModule,
} from '@metrolibre/platform'
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
  | 'arrears'
  | 'payouts'
  | 'deposits'
  | 'releases'
  | 'visits'

const head =
  (name: Described) =>
  ({ intl }: HeadContext): Head => ({
    title: intl.formatMessage({ id: `mfe-admin.${name}.title` }),
    description: intl.formatMessage({ id: `mfe-admin.${name}.description` }),
    robots: 'noindex',
  })

interface MenuScreen extends ScreenModule {
  prefetch: NonNullable<RemoteRoute['prefetch']>
}

/** A page of the menu: its frame is drawn at once, and what it shows is read meanwhile. */
const menuPage = (name: Described, screen: () => Promise<MenuScreen>): RemoteRoute => ({
  screen,
  head: head(name),
  prefetch: async (context) => (await screen()).prefetch(context),
  showsAtOnce: () => Promise.resolve(true),
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
    admin: menuPage('home', () => import('./screens/home/screen.tsx')),
    'admin-users': menuPage('users', () => import('./screens/users/screen.tsx')),
    'admin-user': user,
    'admin-user-details': user,
    'admin-user-locations': user,
    'admin-user-reviews': user,
    'admin-user-payments': user,
    'admin-user-bookings': user,
    'admin-user-security': user,
    'admin-locations': routeFrom(() => import('./screens/properties/screen.tsx')),
    'admin-visits': menuPage('visits', () => import('./screens/visits/screen.tsx')),
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
    'admin-arrears': menuPage('arrears', () => import('./screens/arrears/screen.tsx')),
    'admin-arrears-booking': routeFrom(() => import('./screens/arrears-booking/screen.tsx')),
    'admin-deposits': menuPage('deposits', () => import('./screens/deposits/screen.tsx')),
    'admin-balances': menuPage('balances', () => import('./screens/balances/screen.tsx')),
    'admin-balance': routeFrom(() => import('./screens/owner-balance/screen.tsx')),
    'admin-payouts': menuPage('payouts', () => import('./screens/payout-runs/screen.tsx')),
    'admin-payout-new': {
      screen: () => import('./screens/payout-run-new/screen.tsx'),
      head: head('payouts'),
    },
    'admin-payout': routeFrom(() => import('./screens/payout-run/screen.tsx')),
    'admin-audit': routeFrom(() => import('./screens/audit/screen.tsx')),
    'admin-health': menuPage('health', () => import('./screens/health/screen.tsx')),
    'admin-releases': { screen: () => import('./screens/releases/screen.tsx'), head: head('releases') },
    'admin-zones': menuPage('zones', () => import('./screens/zones/screen.tsx')),
    'admin-zone': routeFrom(() => import('./screens/zone/screen.tsx')),
    'admin-testimonials': menuPage('testimonials', () => import('./screens/testimonials/screen.tsx')),
    'admin-testimonial': routeFrom(() => import('./screens/testimonial/screen.tsx')),
    'admin-jobs': menuPage('jobs', () => import('./screens/jobs/screen.tsx')),
    'admin-job': routeFrom(() => import('./screens/job/screen.tsx')),
    'admin-team': menuPage('team', () => import('./screens/team/screen.tsx')),
    'admin-team-member': routeFrom(() => import('./screens/team-member/screen.tsx')),
    'admin-covers': menuPage('covers', () => import('./screens/covers/screen.tsx')),
    'admin-currencies': menuPage('currencies', () => import('./screens/currencies/screen.tsx')),
    'admin-reviews': menuPage('reviews', () => import('./screens/reviews/screen.tsx')),
    'admin-review': routeFrom(() => import('./screens/review/screen.tsx')),
    'admin-publications': menuPage('posts', () => import('./screens/posts/screen.tsx')),
    'admin-publication': routeFrom(() => import('./screens/post/screen.tsx')),
    'admin-reservations': routeFrom(() => import('./screens/reservations/screen.tsx')),
    'admin-payment': routeFrom(() => import('./screens/payment/screen.tsx')),
    'admin-payments': menuPage('payments', () => import('./screens/payments/screen.tsx')),
  },
  parts: { 'edit-this': () => import('./offered/edit-this/edit-this.tsx') },
})
