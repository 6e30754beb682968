import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

/** What is spoken for of a deposit, in minor units. */
export interface DepositUse {
  /** On its way back. */
  readonly returning: number
  /** Claimed, and not decided. */
  readonly claimed: number
  /** Whether the last refund failed, so that the office has to do something. */
  readonly hasFailed: boolean
  /** The payment at the provider; null for a transfer. */
  readonly intent: string | null
  /** Whether a bank holds that payment in an open dispute. */
  readonly isDisputed: boolean
}

/** What is spoken for, of the deposits of a query, as columns. */
export const depositUseColumns = sql`
  coalesce((select sum(back.amount) from refunds as back
    where back.deposit_id = deposits.id and back.status = 'pending'), 0)::float8 as "returning",
  coalesce((select sum(claim.amount) from deposit_claims as claim
    where claim.deposit_id = deposits.id and claim.state in ('open', 'disputed')), 0)::float8 as claimed,
  coalesce((select back.status = 'failed' from refunds as back where back.deposit_id = deposits.id
    order by back.created_at desc limit 1), false) as "hasFailed",
  (select checkout.stripe_payment_intent_id from checkout_sessions as checkout
    where checkout.id = deposits.checkout_session_id) as intent,
  exists (select from disputes join checkout_sessions as checkout
    on checkout.stripe_payment_intent_id = disputes.stripe_payment_intent_id
    where checkout.id = deposits.checkout_session_id
      and disputes.status not in ('won', 'lost', 'warning_closed', 'prevented')
      and disputes.status not like 'warning\_%') as "isDisputed"`

/** Reads what is spoken for of a deposit. */
export async function readUse(db: Queryable, id: string): Promise<DepositUse> {
  const [row] = await db.execute<DepositUse & Record<string, unknown>>(
    sql`select ${depositUseColumns} from deposits where deposits.id = ${id}`,
  )
  return row!
}

/** Reads what is spoken for of several deposits. */
export async function readUses(db: Queryable, ids: readonly string[]): Promise<Map<string, DepositUse>> {
  if (ids.length === 0) return new Map()
  const rows = await db.execute<DepositUse & { id: string } & Record<string, unknown>>(
    sql`select deposits.id, ${depositUseColumns} from deposits
      where deposits.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`,
  )
  return new Map(rows.map(({ id, ...use }) => [id, use]))
}

/** How many deposits one turn of the timer moves. */
const turn = 200

/** Returns the bookings whose deposits have something to do now, those that waited longest first. */
export const findTurning = async (db: Queryable, now: Date): Promise<Array<{ id: string }>> =>
  db.execute<{ id: string }>(sql`
    select deposits.reservation_id as id from deposits
    join reservations on reservations.id = deposits.reservation_id
    cross join lateral (select ${depositUseColumns}) as used
    where deposits.state <> 'settled' and not used."isDisputed" and (
      deposits.state = 'kept'
        and reservations.state in ('completed', 'cancelled', 'refund_pending', 'refunded', 'needs_review')
      or deposits.state = 'claimable' and deposits.claim_until <= ${now.toISOString()}::timestamptz
      or deposits.state = 'closing' and (deposits.held = 0
        or not used."hasFailed" and used.intent is not null and deposits.held > used."returning" + used.claimed)
      or exists (select from deposit_claims as claim where claim.deposit_id = deposits.id and claim.state = 'open'
        and claim.answer_until <= ${now.toISOString()}::timestamptz))
    order by deposits.updated_at limit ${turn}`)

/** How a paid booking ended before its time: when, and since when its tenant had asked for it. */
export interface EarlyEnd {
  readonly at: Date
  /** Null unless its tenant asked to cancel it. */
  readonly askedAt: Date | null
}

/** Returns how a booking ended before its time, if it did. */
export async function findEarlyEnd(db: Queryable, reservationId: string): Promise<EarlyEnd | undefined> {
  const [row] = await db.execute<{ at: number; asked: number | null }>(sql`
    select (extract(epoch from event.at) * 1000)::float8 as at,
      (extract(epoch from asked.asked_at) * 1000)::float8 as asked
    from reservation_events as event
    left join cancellations as asked on asked.id::text = event.data ->> 'cancellation'
    where event.reservation_id = ${reservationId} and event.from_state in ('confirmed', 'active')
      and event.to_state in ('cancelled', 'refund_pending')
    order by event.id desc limit 1`)
  return row && { at: new Date(row.at), askedAt: row.asked === null ? null : new Date(row.asked) }
}

/** Returns the paid extension of a booking, whose stay its deposit secures next. */
export async function findExtension(db: Queryable, reservationId: string): Promise<string | undefined> {
  const [row] = await db.execute<{ id: string }>(sql`
    select id from reservations where previous_reservation_id = ${reservationId}
      and state in ('confirmed', 'active', 'completed') limit 1`)
  return row?.id
}

/** What went back of a payment besides its rent, at the provider or through a bank, in minor units. */
export async function sumBeyondRent(db: Queryable, intent: string): Promise<number> {
  const [row] = await db.execute<{ sum: number }>(sql`
    select greatest(0, coalesce((select sum(back.amount) from refunds as back
        where back.stripe_payment_intent_id = checkout.stripe_payment_intent_id and back.status = 'succeeded'
          and back.deposit_id is null), 0)
      + coalesce((select sum(lost.amount) from disputes as lost
        where lost.stripe_payment_intent_id = checkout.stripe_payment_intent_id and lost.status = 'lost'), 0)
      - checkout.amount)::float8 as sum
    from checkout_sessions as checkout where checkout.stripe_payment_intent_id = ${intent} and checkout.status = 'paid'`)
  return row?.sum ?? 0
}

/** Returns the deposit that came with a payment, by the payment's id at the provider. */
export async function findDepositOfIntent(db: Queryable, intent: string): Promise<string | undefined> {
  const [row] = await db.execute<{ id: string }>(sql`
    select deposits.id from deposits join checkout_sessions as checkout on checkout.id = deposits.checkout_session_id
    where checkout.stripe_payment_intent_id = ${intent}`)
  return row?.id
}

/** How many deposits the office sees at once. */
const mostWaiting = 200

/** What waits for the office: a decision, or money that has to be sent by hand or ordered again. */
export const needsOffice = sql`deposits.state <> 'settled' and (
  exists (select from deposit_claims as claim where claim.deposit_id = deposits.id and claim.state = 'disputed')
  or deposits.state = 'closing' and deposits.held > used."returning" + used.claimed
    and (used.intent is null or used."hasFailed"))`

/** Returns the bookings whose deposits wait for the office, the oldest first. */
export async function listWaiting(db: Queryable): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select deposits.reservation_id as id from deposits cross join lateral (select ${depositUseColumns}) as used
    where ${needsOffice} order by deposits.ended_on, deposits.id limit ${mostWaiting}`)
  return rows.map(({ id }) => id)
}

/** Returns what is held of all deposits, by currency, in minor units. */
export async function sumHeld(db: Queryable): Promise<{ CLP: number; PEN: number }> {
  const rows = await db.execute<{ currency: 'CLP' | 'PEN'; held: number }>(
    sql`select currency, sum(held)::float8 as held from deposits where state <> 'settled' group by currency`,
  )
  const held = (currency: 'CLP' | 'PEN') => rows.find((row) => row.currency === currency)?.held ?? 0
  return { CLP: held('CLP'), PEN: held('PEN') }
}
