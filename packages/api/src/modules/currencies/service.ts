import {
  countries,
  currencyOf,
  type AdminCurrency,
  type Body,
  type Country,
  type Currency,
  type endpoints,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import type { Actor } from '../audit/actor.ts'
import { recordChange } from '../audit/record-change.ts'
import {
  findCurrency,
  findCurrencyChanges,
  lockCurrency,
  saveCurrency,
  type CurrencyRow,
} from './repository.ts'

const shownChanges = 30

const rateOf = (fields: Readonly<Record<string, unknown>> | null): number | null =>
  typeof fields?.['rate'] === 'number' ? fields['rate'] : null

/** Returns the exchange factor of every country, with its last changes. */
export const readAdminCurrencies = ({ db }: AppContext): Promise<AdminCurrency[]> =>
  Promise.all(
    countries.map(async (country) => {
      const row = await findCurrency(db, country)
      const changes = await findCurrencyChanges(db, country, shownChanges)
      return {
        country,
        currency: currencyOf(country),
        value: row?.rate ?? null,
        updatedAt: row?.updatedAt.toISOString() ?? null,
        history: changes.map(({ at, firstName, lastName, before, after }) => ({
          at: at.toISOString(),
          by: firstName === null ? null : [firstName, lastName].filter(Boolean).join(' '),
          before: rateOf(before),
          after: rateOf(after),
        })),
      }
    }),
  )

/** Writes a factor, with the row locked if there is one, and records the change. */
export async function writeCurrency(
  tx: Transaction,
  { country, rate, before }: { country: Country; rate: number; before: CurrencyRow | undefined },
  by: Actor,
): Promise<CurrencyRow> {
  const after = await saveCurrency(tx, country, rate)
  await recordChange(tx, {
    ...by,
    entity: 'currency',
    action: 'currency.set',
    entityId: country,
    before: before ?? null,
    after,
  })
  return after
}

/**
 * Sets the exchange factor of a country. It only changes prices that are shown as a reference (RULES.md §4.17).
 * @throws AppError changed_meanwhile
 */
export const setCurrency = (
  { db }: AppContext,
  { country, value, ifUpdatedAt }: Body<typeof endpoints.adminSite.setCurrency>,
  by: Actor,
): Promise<Currency> =>
  db.transaction(async (tx) => {
    const before = await lockCurrency(tx, country)
    assertUnchanged(before, ifUpdatedAt)
    const { rate, currency } = await writeCurrency(tx, { country, rate: value, before }, by)
    return { country, currency, value: rate }
  })
