import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { Id } from '../primitives/id.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'

const Month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'validation.date'))

/** The payments for one property in one month, with refunds already deducted. */
export const LedgerRow = v.object({
  month: Month,
  locationId: Id,
  name: v.string(),
  paid: Amount,
  refunded: Amount,
  currency: CurrencyCode,
  reservations: v.pipe(v.number(), v.integer()),
})
export type LedgerRow = v.InferOutput<typeof LedgerRow>

const query = v.object({ from: v.optional(Month), to: v.optional(Month), locationId: v.optional(Id) })

export const ledger = {
  list: endpoint({
    id: 'ledger.list',
    method: 'GET',
    path: '/owner/ledger',
    access: 'owner',
    tag: 'ledger',
    summary: 'Payments of own properties by month',
    query,
    response: v.object({ rows: v.array(LedgerRow) }),
    errors: [],
  }),
  export: endpoint({
    id: 'ledger.export',
    method: 'GET',
    path: '/owner/ledger/export',
    access: 'owner',
    tag: 'ledger',
    summary: 'The same as a spreadsheet',
    query,
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    errors: [],
  }),
} as const
