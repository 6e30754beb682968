import type { Country } from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { assertStillHas } from '../audit/still-has.ts'
import type { Undo } from '../audit/undo.ts'
import { lockCurrency } from './repository.ts'
import { writeCurrency } from './service.ts'

const undo: Undo = async (_app, tx, { entityId, before, after }, by) => {
  const row = await lockCurrency(tx, entityId as Country)
  if (!row) throw new AppError('conflict')
  assertStillHas(row, after)
  await writeCurrency(tx, { country: row.country, rate: Number(before['rate']), before: row }, by)
}

/** How changes of exchange factors are taken back. */
export const currencyUndoes = { 'currency.set': undo }
