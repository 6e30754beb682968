import {
  endpoints,
  type BodyInput,
  type LocationBalance,
  type OwnerTransfer as WireTransfer,
  type QueryInput,
} from '@metrolibre/contract'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import { readPayment, renamed } from '../wire/ledger.ts'

const calls = endpoints.adminLedger
const key = ['admin', 'ledger'] as const

export type OwnerListQuery = QueryInput<typeof calls.owners>

const again = (
  _data: unknown,
  _error: unknown,
  _body: unknown,
  _result: unknown,
  { client }: { client: QueryClient },
) => client.invalidateQueries({ queryKey: key })

/** A property of an owner with what is owed for it, and its commission of this month in percent. */
export interface OwnedBalance extends Omit<LocationBalance, 'locationId'> {
  readonly propertyId: string
}

type Renamed<Body extends { locationId: string }> = Omit<Body, 'locationId'> & { propertyId: string }

/** What owners are owed, for admins. Amounts are in minor units. */
export const adminLedger = {
  /** Reads a page of the owners with payments or transfers. */
  owners: (query: OwnerListQuery = {}) =>
    queryOptions({
      queryKey: [...key, 'owners', query],
      queryFn: ({ signal }) => call(calls.owners, { query, signal }),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  /** Reads what the owners of a filter are owed as a spreadsheet. */
  spreadsheet: () =>
    mutationOptions({
      mutationFn: (query: QueryInput<typeof calls.exportOwners>) => call(calls.exportOwners, { query }),
    }),

  /** Reads what an owner is owed by property, with each transfer and where they are paid. */
  owner: (id: string) =>
    queryOptions({
      queryKey: [...key, 'owner-with-accounts', id],
      queryFn: async ({ signal }) => {
        const { owner, locations, transfers, accounts } = await call(calls.owner, { params: { id }, signal })
        return {
          owner,
          properties: locations.map(renamed<LocationBalance>),
          transfers: transfers.map(renamed<WireTransfer>),
          accounts,
        }
      },
      staleTime: staleTimes.live,
    }),

  /** The payments for an owner's properties, newest first, page by page. */
  payments: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...key, 'payments', id],
      queryFn: async ({ signal, pageParam: cursor }) => {
        const query = cursor ? { cursor } : {}
        const { payments, nextCursor } = await call(calls.payments, { params: { id }, query, signal })
        return { payments: payments.map(readPayment), nextCursor }
      },
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: staleTimes.live,
    }),

  /** Accepts or refuses an account whose holder is not the one of the mandate. */
  reviewAccount: () =>
    mutationOptions({
      mutationFn: ({ id, accept }: { id: string; accept: boolean }) =>
        call(calls.reviewAccount, { params: { id }, body: { accept } }),
      onSettled: again,
    }),

  /** Records a transfer that was made at the bank. */
  record: () =>
    mutationOptions({
      mutationFn: ({ propertyId, ...body }: Renamed<BodyInput<typeof calls.record>>) =>
        call(calls.record, { body: { ...body, locationId: propertyId } }),
      onSettled: again,
    }),

  /** Corrects a recorded transfer by a counter-entry. */
  correct: () =>
    mutationOptions({
      mutationFn: ({ id, ...body }: BodyInput<typeof calls.correct> & { id: string }) =>
        call(calls.correct, { params: { id }, body }),
      onSettled: again,
    }),

  /** Sets the commission of a property from a month on. */
  setCommission: () =>
    mutationOptions({
      mutationFn: ({ propertyId, ...body }: Renamed<BodyInput<typeof calls.setCommission>>) =>
        call(calls.setCommission, { body: { ...body, locationId: propertyId } }),
      onSettled: again,
    }),
}
