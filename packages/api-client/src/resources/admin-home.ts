import { endpoints, waitingKinds, type QueryInput, type Waiting } from '@metrolibre/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.adminHome

interface Waits {
  readonly waiting: readonly Waiting[]
  readonly rooms?: Omit<Waiting, 'kind'> | undefined
  readonly accounts?: Omit<Waiting, 'kind'> | undefined
  readonly payouts?: Omit<Waiting, 'kind'> | undefined
}

/** Returns all that waits as one list, in the order of the page. */
const inOrder = ({ waiting, rooms, accounts, payouts }: Waits): Waiting[] => {
  const all = [
    ...waiting,
    ...(rooms ? [{ kind: 'room' as const, ...rooms }] : []),
    ...(accounts ? [{ kind: 'account' as const, ...accounts }] : []),
    ...(payouts ? [{ kind: 'payout' as const, ...payouts }] : []),
  ]
  return all.toSorted((a, b) => waitingKinds.indexOf(a.kind) - waitingKinds.indexOf(b.kind))
}

/** The start page of admins. */
export const adminHome = {
  /** Reads how many rows the lists of the administration have. */
  counts: () =>
    queryOptions({
      queryKey: ['admin', 'home', 'counts'],
      queryFn: async ({ signal }) => (await call(calls.counts, { signal })).counts,
      staleTime: staleTimes.own,
    }),

  /** Reads what waits for an admin. */
  waiting: () =>
    queryOptions({
      queryKey: ['admin', 'home', 'waiting'],
      queryFn: async ({ signal }) => inOrder(await call(calls.waiting, { signal })),
      staleTime: staleTimes.live,
    }),

  /** Reads bookings and money of the last 30 days by country. */
  money: () =>
    queryOptions({
      queryKey: ['admin', 'home', 'money'],
      queryFn: async ({ signal }) => (await call(calls.money, { signal })).countries,
      staleTime: staleTimes.own,
    }),

  /** Reads how much of each comuna of a city is rented; of the largest city without a query. */
  occupancy: (query: QueryInput<typeof calls.occupancy> = {}) =>
    queryOptions({
      queryKey: ['admin', 'home', 'occupancy', query],
      queryFn: ({ signal }) => call(calls.occupancy, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),
}
