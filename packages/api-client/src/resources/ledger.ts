import { endpoints } from '@metrolibre/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import { readLedger } from '../wire/ledger.ts'

const calls = endpoints.ledger

/** Months from and to, both included (`YYYY-MM`), and a property. Without them everything is meant. */
export interface LedgerFilter {
  readonly from?: string
  readonly to?: string
  readonly propertyId?: string
}

const sendFilter = ({ from, to, propertyId }: LedgerFilter) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(propertyId !== undefined && { locationId: propertyId }),
})

/** The payments of an owner's properties, and files made from them. */
export const ledger = {
  list: (filter: LedgerFilter = {}) =>
    queryOptions({
      queryKey: ['ledger', filter],
      queryFn: async ({ signal }) =>
        readLedger(await call(calls.list, { query: sendFilter(filter), signal })),
      staleTime: staleTimes.own,
    }),

  /** Reads the same as a spreadsheet. */
  spreadsheet: () =>
    mutationOptions({
      mutationFn: (filter: LedgerFilter) => call(calls.export, { query: sendFilter(filter) }),
    }),

  /** Reads one month as a document for the accountant. */
  statement: () =>
    mutationOptions({ mutationFn: (month: string) => call(calls.statement, { query: { month } }) }),
}
