import type { Currency } from '@metrolibre/contract'
import { asc } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { currencies } from '../../platform/db/schema/site.ts'

/** Returns the exchange factors by country (RULES.md §4). */
export const findCurrencies = (db: Queryable): Promise<Currency[]> =>
  db
    .select({ country: currencies.country, currency: currencies.currency, value: currencies.rate })
    .from(currencies)
    .orderBy(asc(currencies.country))
