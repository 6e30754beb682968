import type { Queryable } from '../../platform/db/client.ts'
import type { OwedToOwner } from '../ledger/owner-ledger.ts'
import { listOwed } from '../ledger/owed-repository.ts'
import { listOpenParts } from './run-repository.ts'

export interface FreeBalance {
  readonly currency: OwedToOwner['currency']
  /** What is owed in all. */
  readonly balance: number
  /** What is available and in no open run, less what was transferred too much; never negative. */
  readonly available: number
  /** What of it is in an open run. */
  readonly inRun: number
  /** The balances of properties that make up `available`. */
  readonly parts: ReadonlyArray<{ readonly propertyId: string; readonly amount: number }>
}

function freeOf(owed: readonly OwedToOwner[], taken: ReadonlySet<string>): FreeBalance {
  const free = owed.filter(({ propertyId }) => !taken.has(propertyId))
  const sum = (all: readonly OwedToOwner[]) => all.reduce((total, { available }) => total + available, 0)
  const available = Math.max(0, sum(free))
  let left = available
  const parts = free.flatMap(({ propertyId, available: own }) => {
    const amount = Math.min(Math.max(0, own), left)
    left -= amount
    return amount > 0 ? [{ propertyId, amount }] : []
  })
  return {
    currency: owed[0]!.currency,
    balance: owed.reduce((total, { balance }) => total + balance, 0),
    available,
    inRun: sum(owed) - sum(free),
    parts,
  }
}

/**
 * Reads what could be paid to owners now, by currency: what is available of all their properties, less what is in open runs.
 * What was transferred too much for one property is kept back of the others. With `except`, what is in that payment counts as
 * free.
 */
export async function readFree(
  db: Queryable,
  ownerIds: readonly string[],
  now: Date,
  except?: string,
): Promise<(ownerId: string) => FreeBalance[]> {
  const owedTo = Map.groupBy(await listOwed(db, ownerIds, now), ({ ownerId }) => ownerId)
  const open = await listOpenParts(db, ownerIds)
  const taken = new Set(
    open.filter(({ payoutId }) => payoutId !== except).map(({ propertyId }) => propertyId),
  )
  return (id) =>
    Array.from(Map.groupBy(owedTo.get(id) ?? [], ({ currency }) => currency).values(), (owed) =>
      freeOf(owed, taken),
    )
}
