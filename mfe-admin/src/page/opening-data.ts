import {
  adminHealth,
  adminHome,
  adminLedger,
  adminPosts,
  adminProperties,
  adminReservations,
  adminReviews,
  adminUsers,
  adminVisits,
  covers,
  currencyAdmin,
  jobAdmin,
  payments,
  payoutRuns,
  team,
  testimonialAdmin,
  zoneAdmin,
} from '@metrolibre/api-client'
import type { PrefetchContext, QueryClient } from '@metrolibre/platform'

type Read = (client: QueryClient) => Promise<unknown>

/** What each page reads first when it is opened from the menu, that is without filters. */
const readers = {
  home: (client) =>
    Promise.all([client.prefetchQuery(adminHome.waiting()), client.prefetchQuery(adminHome.money())]),
  users: (client) => client.prefetchQuery(adminUsers.list({})),
  properties: (client) => client.prefetchQuery(adminProperties.list({})),
  reservations: (client) => client.prefetchQuery(adminReservations.list({})),
  health: (client) => client.prefetchQuery(adminHealth.show()),
  payments: (client) =>
    Promise.all([client.prefetchQuery(payments.list({})), client.prefetchQuery(adminHome.money())]),
  zones: (client) => client.prefetchQuery(zoneAdmin.list({})),
  testimonials: (client) => client.prefetchQuery(testimonialAdmin.list({})),
  team: (client) => client.prefetchQuery(team.all({ asAdmin: true })),
  jobs: (client) => client.prefetchQuery(jobAdmin.list({})),
  covers: (client) => client.prefetchQuery(covers.all()),
  currencies: (client) => client.prefetchQuery(currencyAdmin.all()),
  posts: (client) => client.prefetchQuery(adminPosts.list({})),
  reviews: (client) => client.prefetchQuery(adminReviews.list({})),
  balances: (client) => client.prefetchQuery(adminLedger.owners({})),
  payouts: (client) => client.prefetchQuery(payoutRuns.list({})),
  visits: (client) => client.prefetchQuery(adminVisits.agenda({ when: 'coming' })),
} satisfies Record<string, Read>

export type OpenedFromMenu = keyof typeof readers

/**
 * Reads what a page shows when it is opened from the menu, beside the drawing of its frame. One that is opened with filters
 * reads its rows by itself.
 */
export const readOpening = async (
  page: OpenedFromMenu,
  { url, queryClient }: PrefetchContext,
): Promise<unknown> => (url.search === '' ? readers[page](queryClient) : undefined)
