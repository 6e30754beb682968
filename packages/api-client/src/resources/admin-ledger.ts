import { endpoints, type BodyInput, type LocationBalance, type QueryInput } from '@metrolibre/contract'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import { readLedger, readPayment } from '../wire/ledger.ts'

const calls = endpoints.adminLedger
const key = ['admin', 'ledger'] as const

export type OwnerListQuery = QueryInput<typeof calls.owners>

/** A page of an owner's payments, of all properties or one. */
export type OwnerPaymentQuery = Omit<QueryInput<typeof calls.payments>, 'locationId'> & {
  readonly propertyId?: string
}

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

  /** Reads what an owner is owed by property, with each payment and transfer. */
  owner: (id: string) =>
    queryOptions({
      queryKey: [...key, 'owner', id],
      queryFn: async ({ signal }) => {
        const { owner, locations, ledger } = await call(calls.owner, { params: { id }, signal })
        const properties = locations.map(({ locationId: propertyId, ...rest }): OwnedBalance => ({
          propertyId,
          ...rest,
        }))
        return { owner, properties, ledger: readLedger(ledger) }
      },
      staleTime: staleTimes.live,
    }),

  /** Reads a page of the payments for an owner's properties, newest first. */
  payments: (id: string, { propertyId, ...query }: OwnerPaymentQuery = {}) =>
    queryOptions({
      queryKey: [...key, 'payments', id, propertyId, query],
      queryFn: async ({ signal }) => {
        const sent = { ...query, ...(propertyId !== undefined && { locationId: propertyId }) }
        const { payments, ...entries } = await call(calls.payments, { params: { id }, query: sent, signal })
        return { payments: payments.map(readPayment), ...entries }
      },
      staleTime: staleTimes.live,
      placeholderData: keepPreviousData,
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
