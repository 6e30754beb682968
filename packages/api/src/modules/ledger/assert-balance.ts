import type { Queryable } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { listOwed } from './owed-repository.ts'
import { lockLedgerOf } from './transfer-repository.ts'

/**
 * Refuses a transfer by somebody whose form shows another balance of the property than it has by now. The property is
 * locked, so of two at once the second one sees what the first recorded. Does nothing without a balance.
 * @throws AppError changed_meanwhile
 */
export async function assertBalance(
  tx: Queryable,
  { id, ownerId }: PropertyRow,
  { ifBalance, now }: { ifBalance: number | undefined; now: Date },
): Promise<void> {
  if (ifBalance === undefined) return
  await lockLedgerOf(tx, id)
  const owed = (await listOwed(tx, [ownerId], now)).find(({ propertyId }) => propertyId === id)
  if ((owed?.balance ?? 0) !== ifBalance) throw new AppError('changed_meanwhile')
}
