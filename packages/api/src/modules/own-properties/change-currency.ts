import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { clearRoomPrices, type PropertyColumns } from './repository.ts'

const amounts = [
  'expectedValue',
  'suggestedValue',
  'commonExpenses',
  'deposit',
  'depositMonths',
  'parkingPrice',
  'monthlyPrice',
  'hourlyPrice',
] as const

/**
 * Returns the amounts of a property that moves to another country, where those in the former currency mean nothing, and
 * removes those of its rooms. Amounts that were sent with the change stay.
 */
export async function changeCurrency(tx: Transaction, row: PropertyRow, columns: PropertyColumns) {
  if (columns.currency === undefined || columns.currency === row.currency) return {}
  await clearRoomPrices(tx, row.id)
  return Object.fromEntries(amounts.map((name) => [name, columns[name] ?? null]))
}
