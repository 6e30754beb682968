import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Country, CurrencyCode } from '../primitives/money.ts'

/** The exchange factor of a country. Only the ratio of two factors has a meaning (RULES.md §4.17). */
export const Currency = v.object({ country: Country, currency: CurrencyCode, value: v.number() })
export type Currency = v.InferOutput<typeof Currency>

export const currency = {
  list: endpoint({
    id: 'currency.list',
    method: 'GET',
    path: '/currency',
    access: 'public',
    tag: 'currency',
    summary: 'Exchange factors by country',
    response: v.object({ currencies: v.array(Currency) }),
    errors: [],
    rateLimit: 'read',
  }),
} as const
