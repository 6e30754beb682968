import { addressLine, canBePaidMonthly, maxLiveHolds, reservationTimes } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { isCheckViolation, isExclusionViolation } from '../../platform/db/constraint-error.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { requireChangeable } from '../date-changes/terms.ts'
import { settleOverdueCheckouts } from './expire.ts'
import { insertHoldRow, type NewHold } from './insert-hold.ts'
import { lockWantedPeriod, type WantedPlace } from './lock-wanted.ts'
import { lockAccount, lockTenant } from '../reservation-core/lock-repository.ts'
import { agreedDeposit } from '../reservation-core/agreed-deposit.ts'
import { findProperty, findRoom, type PlaceRow } from '../reservation-core/place-repository.ts'
import {
  expectQuote,
  quoteOf,
  requireBookable,
  requireStay,
  type Expectation,
} from '../reservation-core/place.ts'
import { countLiveHolds, findByKey, findReservation, hasOwnHold } from '../reservation-core/repository.ts'
import { requireTrust, type TrustedTenant } from './require-trust.ts'
import { recordTransition } from '../reservation-core/event-repository.ts'
import type { Wish } from '../reservation-core/wire.ts'

type Wanted = Wish & WantedPlace

const minutes = (now: Date, count: number): Date => new Date(now.getTime() + count * 60_000)

const sameQuote = (row: ReservationRow, { quantity, total, currency }: Expectation): boolean =>
  row.quantity === (quantity ?? row.quantity) &&
  row.total === (total ?? row.total) &&
  row.currency === (currency ?? row.currency)

const sameWish = (row: ReservationRow, wanted: Wanted): boolean =>
  sameQuote(row, wanted.expected) &&
  row.propertyId === wanted.propertyId &&
  row.roomId === wanted.roomId &&
  row.previousReservationId === (wanted.extends ?? null) &&
  row.replacesId === (wanted.replaces?.id ?? null) &&
  row.credit === (wanted.replaces?.credit ?? null) &&
  row.period.start.getTime() === wanted.period.start.getTime() &&
  row.period.end.getTime() === wanted.period.end.getTime()

const repeated = (row: ReservationRow, wanted: Wanted): ReservationRow => {
  if (!sameWish(row, wanted)) throw new AppError('idempotency_mismatch')
  return row
}

const findPlace = ({ db }: AppContext, { roomId, propertyId }: WantedPlace) =>
  roomId ? findRoom(db, roomId, propertyId) : findProperty(db, propertyId)

interface Holding {
  readonly tenantId: string
  readonly wanted: Wanted
  readonly key: string | null
}

/** Returns the hold of a place as it is now, or says why it can't be made. */
function newHold(known: PlaceRow | undefined, { tenantId, wanted, key }: Holding, now: Date): NewHold {
  const place = requireBookable(known, tenantId)
  const stay = requireStay(place, wanted.period, now)
  const quote = quoteOf(place, stay.quantity)
  expectQuote(wanted.expected, quote)
  const { property, room } = place
  return {
    ...stay,
    ...quote,
    propertyId: property.id,
    roomId: room?.id ?? null,
    tenantId,
    previousReservationId: wanted.extends ?? null,
    replacesId: wanted.replaces?.id ?? null,
    credit: wanted.replaces?.credit ?? null,
    ...agreedDeposit(
      place,
      { ...quote, rentalMode: stay.rentalMode },
      Boolean(wanted.extends ?? wanted.replaces),
    ),
    monthlyPlan: property.monthlyPlan && !wanted.replaces && canBePaidMonthly({ ...stay, ...quote }),
    idempotencyKey: key,
    state: 'held',
    blocks: true,
    period: wanted.period,
    name: property.name,
    address: addressLine(property.address, property.zoneName, property.city),
    holdExpiresAt: minutes(now, reservationTimes.holdMinutes),
    createdAt: now,
    updatedAt: now,
  }
}

/** Refuses a tenant whose account was switched off or removed since the request was let in. */
async function requireAccount(tx: Transaction, tenantId: string): Promise<void> {
  const account = await lockAccount(tx, tenantId)
  if (!account || account.deletedAt) throw new AppError('unauthenticated')
  if (!account.isActive) throw new AppError('account_inactive')
}

/** Waits for tenant and place, looks at everything again and inserts the hold. */
async function take(app: AppContext, tx: Transaction, holding: Holding): Promise<ReservationRow> {
  const { tenantId, wanted, key } = holding
  await lockTenant(tx, tenantId)
  await requireAccount(tx, tenantId)
  // Another request with the same key may have finished while this one waited for the lock.
  const known = key ? await findByKey(tx, tenantId, key) : undefined
  if (known) return known
  if ((await countLiveHolds(tx, tenantId, app.clock.now())) >= maxLiveHolds) throw new AppError('hold_limit')
  const place = await lockWantedPeriod(app, tx, wanted)
  const now = app.clock.now()
  const row = await insertHoldRow(tx, newHold(place, holding, now), now)
  await recordTransition(tx, {
    id: row.id,
    from: null,
    to: 'held',
    actor: 'tenant',
    actorId: row.tenantId,
    at: now,
  })
  return row
}

/**
 * Holds a period for 15 minutes and freezes its quote. The same idempotency key returns the same reservation
 * (RULES.md §6.8, §6.18, §6.58).
 * @throws AppError whatever `requireBookable` and `requireStay` refuse, quote_mismatch, hold_limit,
 *   period_taken, own_hold, idempotency_mismatch, and whatever `requireTrust` and, for a change of dates,
 *   `requireChangeable` refuse
 */
export async function holdPeriod(
  app: AppContext,
  tenant: TrustedTenant,
  wanted: Wanted,
  key: string | null,
): Promise<ReservationRow> {
  const tenantId = tenant.user.id
  const known = key ? await findByKey(app.db, tenantId, key) : undefined
  if (known) return repeated(known, wanted)
  const now = app.clock.now()
  const { replaces } = wanted
  if (replaces)
    await requireChangeable(app.db, found(await findReservation(app.db, replaces.id)), replaces.credit, now)
  const holding = { tenantId, wanted, key }
  // What can't be held anyway should cost neither a captcha nor a call of the payment provider.
  newHold(await findPlace(app, wanted), holding, now)
  await requireTrust(app, tenant)
  await settleOverdueCheckouts(app, { propertyId: wanted.propertyId, period: wanted.period })
  try {
    const row = await retryDeadlock(() => app.db.transaction((tx) => take(app, tx, holding)))
    return repeated(row, wanted)
  } catch (error) {
    // Its owner was erased in this very moment.
    if (isCheckViolation(error, 'reservations_parties')) throw new AppError('sold_out', { cause: error })
    if (!isExclusionViolation(error)) throw error
    const isOwn = await hasOwnHold(app.db, { ...wanted, tenantId }, app.clock.now())
    throw new AppError(isOwn ? 'own_hold' : 'period_taken', { cause: error })
  }
}
