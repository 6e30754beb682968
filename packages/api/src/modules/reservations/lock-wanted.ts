import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { found } from '../../platform/errors/app-error.ts'
import { requireChangeable } from '../date-changes/terms.ts'
import { lockPlace } from '../reservation-core/lock-repository.ts'
import { lockPlaceRows, type PlaceRow } from '../reservation-core/place-repository.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { requireExtendable } from './extendable.ts'

/** What a hold is for. */
export interface WantedPlace {
  readonly propertyId: string
  readonly roomId: string | null
  /** The reservation that this one extends. */
  readonly extends?: string
  /** The booking whose dates this one changes, and how much of its payment the tenant was told would count. */
  readonly replaces?: { readonly id: string; readonly credit: number }
}

/**
 * Waits for the place of a hold and keeps it, its owner's account and the booking that the hold continues from changing until
 * the transaction ends. Returns the place as it is after the wait: others may have changed it meanwhile
 * (RULES.md §6.15).
 * @throws AppError what `requireExtendable` and `requireChangeable` refuse
 */
export async function lockWantedPeriod(
  app: AppContext,
  tx: Transaction,
  wanted: WantedPlace,
): Promise<PlaceRow | undefined> {
  await lockPlace(tx, wanted.propertyId)
  const place = await lockPlaceRows(tx, wanted)
  if (wanted.extends) await requireExtendable(tx, found(await lockReservation(tx, wanted.extends)))
  if (wanted.replaces) {
    const { id, credit } = wanted.replaces
    await requireChangeable(tx, found(await lockReservation(tx, id)), credit, app.clock.now())
  }
  return place
}
