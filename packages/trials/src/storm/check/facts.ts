import type { ReservationActor, ReservationState } from '@metrolibre/contract'
import Stripe from 'stripe'
import type { StormWorld } from '../world.ts'

export interface ReservationFact {
  readonly id: string
  readonly tenant: string
  readonly property: string
  readonly room: string | null
  readonly key: string | null
  readonly state: string
  readonly blocks: boolean
  readonly start: number
  readonly end: number
  readonly total: number
  readonly currency: string
  readonly name: string
  readonly place: string
  readonly email: string
}

/** When a reservation blocked its period, in simulated ms. `to` is Infinity while it still does. */
export interface Blocking {
  readonly reservation: string
  readonly from: number
  readonly to: number
}

/** One row of the history, in the order of writing. */
export interface StormStep {
  readonly reservation: string
  readonly from: ReservationState | null
  readonly to: ReservationState
  readonly actor: ReservationActor
  /** In simulated ms. */
  readonly at: number
}

export interface SessionFact {
  readonly id: string
  readonly checkout: string
  readonly reservation: string
  readonly paid: boolean
  readonly amount: number
  readonly currency: string
  readonly refunded: number
  readonly refunds: number
  /** What goes back if its booking ends: all of it, or what a cancellation promised. */
  readonly owedBack: number
}

/**
 * A payment for a period that somebody else had: when its refund began and ended, in simulated ms. `to` is
 * Infinity while it is not refunded.
 */
export interface LostFact {
  readonly reservation: string
  readonly from: number
  readonly to: number
}

/** Where facts are read: our database, and the outside services with the key of the payment provider. */
export type Sources = Pick<StormWorld, 'sql' | 'standIns' | 'secretKey'>

/** What was booked, and for how long. */
export interface StormBookingFacts {
  readonly reservations: readonly ReservationFact[]
  readonly steps: readonly StormStep[]
  readonly blockings: readonly Blocking[]
}

/** The facts after the storm, from our database and from the payment provider. */
export interface StormFacts extends StormBookingFacts {
  readonly sessions: readonly SessionFact[]
  readonly lost: readonly LostFact[]
  readonly transfers: ReadonlySet<string>
  readonly confirmations: ReadonlyMap<string, number>
  readonly mails: ReadonlyArray<{ readonly to: string; readonly subject: string; readonly id: string }>
}

const blockingStates = [
  'held',
  'contract_signed',
  'awaiting_payment',
  'awaiting_transfer',
  'confirmed',
  'active',
  'completed',
]

function blockingsOf(steps: readonly StormStep[]): Blocking[] {
  const open = new Map<string, number>()
  const done: Blocking[] = []
  for (const { reservation, to, at } of steps) {
    const from = open.get(reservation)
    // A pending refund keeps the period as it was.
    const blocks = to === 'refund_pending' ? from !== undefined : blockingStates.includes(to)
    if (blocks && from === undefined) open.set(reservation, at)
    if (!blocks && from !== undefined) {
      open.delete(reservation)
      done.push({ reservation, from, to: at })
    }
  }
  return [...done, ...[...open].map(([reservation, from]) => ({ reservation, from, to: Infinity }))]
}

const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '')

async function readSessions({ sql, standIns, secretKey }: Sources): Promise<SessionFact[]> {
  const { hostname, port } = new URL(standIns)
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false })
  const refunded = new Map<string, { amount: number; count: number }>()
  for await (const { payment_intent, amount, status } of stripe.refunds.list({ limit: 100 })) {
    const known = refunded.get(idOf(payment_intent)) ?? { amount: 0, count: 0 }
    if (status === 'succeeded')
      refunded.set(idOf(payment_intent), { amount: known.amount + amount, count: known.count + 1 })
  }
  // One that is carried out after its stay has begun gives nothing back.
  const agreed = await sql<Array<{ id: string; refund: number }>>`
    select reservation_id as id, refund::float8 from cancellations where status = 'agreed'`
  const promised = new Map(agreed.map(({ id, refund }) => [id, refund]))
  const sessions: SessionFact[] = []
  for await (const session of stripe.checkout.sessions.list({ limit: 100 })) {
    const back = refunded.get(idOf(session.payment_intent))
    const amount = session.amount_total ?? 0
    const reservation = session.client_reference_id ?? ''
    sessions.push({
      id: session.id,
      checkout: session.metadata?.['checkout'] ?? '',
      reservation,
      paid: session.payment_status === 'paid',
      amount,
      currency: (session.currency ?? '').toUpperCase(),
      refunded: back?.amount ?? 0,
      refunds: back?.count ?? 0,
      owedBack: promised.get(reservation) ?? amount,
    })
  }
  return sessions
}

async function readMails({ standIns }: Sources): Promise<StormFacts['mails']> {
  const mails = []
  let before = ''
  for (;;) {
    const query = new URLSearchParams({ limit: '500', ...(before && { before }) })
    const page = (await (await fetch(`${standIns}/mail/messages?${query.toString()}`)).json()) as {
      messages: Array<{ id: string; to: string[]; subject: string }>
    }
    for (const { id, to, subject } of page.messages) {
      const mail = (await (await fetch(`${standIns}/mail/messages/${id}`)).json()) as { messageId: string }
      mails.push({ to: to[0]!, subject, id: mail.messageId })
    }
    if (page.messages.length < 500) return mails
    before = page.messages.at(-1)!.id
  }
}

/** Reads what was booked and for how long, from the database alone. */
export async function readBookings({ sql }: Pick<Sources, 'sql'>): Promise<StormBookingFacts> {
  // Those of a step come after it, so that each step's reservation is among them.
  const steps = await sql<StormStep[]>`
    select reservation_id as reservation, from_state as from, to_state as to, actor, (extract(epoch from at) * 1000)::float8 as at
    from reservation_events order by id`
  const reservations = await sql<ReservationFact[]>`
    select r.id, tenant_id as tenant, r.property_id as property, room_id as room, idempotency_key as key, r.state, blocks,
      (extract(epoch from lower(period)) * 1000)::float8 as start, (extract(epoch from upper(period)) * 1000)::float8 as end,
      total::float8, r.currency, r.name, case when o.id is null then r.name else o.name || ', ' || r.name end as place, u.email
    from reservations r join users u on u.id = tenant_id left join rooms o on o.id = room_id`
  return { reservations, steps, blockings: blockingsOf(steps) }
}

/** Reads the facts from the database and the payment provider. */
export async function readStormFacts(sources: Sources): Promise<StormFacts> {
  const { sql } = sources
  const confirmed = await sql<Array<{ id: string; times: number }>>`
    select reservation_id as id, count(*)::int as times from reservation_events where to_state = 'confirmed' group by 1`
  const lost = await sql<LostFact[]>`
    select reservation_id as reservation, (extract(epoch from created_at) * 1000)::float8 as from,
      case when status = 'succeeded' then (extract(epoch from updated_at) * 1000)::float8
        else 'Infinity'::float8 end as to
    from refunds where reason = 'slot_lost'`
  const transfers = await sql<Array<{ id: string }>>`select reservation_id as id from transfers`
  return {
    ...(await readBookings(sources)),
    sessions: await readSessions(sources),
    lost,
    transfers: new Set(transfers.map(({ id }) => id)),
    confirmations: new Map(confirmed.map(({ id, times }) => [id, times])),
    mails: await readMails(sources),
  }
}
