import type { StormHistory } from '../history.ts'
import type { Clocked } from '../fast-clock.ts'
import type { StormFacts, SessionFact } from './facts.ts'

const booked = new Set(['confirmed', 'active', 'completed'])

const kept = (session: SessionFact): boolean => session.paid && session.refunded < session.owedBack

/** I4: a reservation is confirmed if and only if exactly one payment of the right amount was kept. */
export function checkConfirmed({ reservations, sessions, transfers }: StormFacts): string[] {
  return reservations.flatMap((row) => {
    const paying = sessions.filter((session) => session.reservation === row.id && kept(session))
    const right = paying.filter(({ amount, currency }) => amount === row.total && currency === row.currency)
    const payments = right.length + (transfers.has(row.id) ? 1 : 0)
    if (booked.has(row.state) && (payments !== 1 || paying.length !== right.length))
      return [`I4 ${row.state} ${row.id} has ${payments} payments`]
    if (!booked.has(row.state) && payments > 0 && row.state !== 'needs_review')
      return [`I4 ${row.state} ${row.id} keeps ${payments} payments`]
    return []
  })
}

// The minute counts from when the payment provider responds, and a killed API needs time to restart.
const refundWithinMs = 60_000

/** I5: money for a lost period was refunded within a minute of real time. */
export const checkLost = ({ lost }: StormFacts, { clock }: Clocked<'realOf'>): string[] =>
  lost
    .filter(({ from, to }) => clock.realOf(to) - clock.realOf(from) > refundWithinMs)
    .map(({ reservation }) => `I5 ${reservation} waits for the money of a lost period`)

/** I5: money for a lost period was refunded once and in full. I7: so was every other refund, or as a cancellation promised. */
export const checkRefunds = ({ sessions }: StormFacts): string[] =>
  sessions
    .filter(({ refunds, refunded, owedBack }) => refunds > 1 || (refunds === 1 && refunded !== owedBack))
    .map(({ id, refunds }) => `I7 session ${id} was refunded ${refunds} times`)

/** I2 for money: a client whose payment succeeded has a booking or the money back. */
export function checkPaid({ reservations, sessions }: StormFacts, history: StormHistory): string[] {
  const states = new Map(reservations.map(({ id, state }) => [id, state]))
  const books = new Map(sessions.map((session) => [session.id, session]))
  return history.flatMap((seen) => {
    if (seen.kind !== 'paid') return []
    const session = books.get(seen.session)
    const settled = booked.has(states.get(seen.reservation) ?? '') || session?.refunded === session?.owedBack
    return session?.paid && settled ? [] : [`I5 paid session ${seen.session} has neither booking nor refund`]
  })
}

/** I7: every confirmation reached its tenant once. A mail that was sent twice has the same Message-ID. */
export function checkMails({ reservations, confirmations, mails }: StormFacts): string[] {
  const wanted = new Map<string, number>()
  for (const { id, email, place } of reservations) {
    const subject = `${email} Tu reserva está confirmada: ${place}`
    wanted.set(subject, (wanted.get(subject) ?? 0) + (confirmations.get(id) ?? 0))
  }
  const sent = new Map<string, Set<string>>()
  for (const { to, subject, id } of mails) {
    const key = `${to} ${subject}`
    sent.set(key, (sent.get(key) ?? new Set()).add(id))
  }
  return [...wanted].flatMap(([key, count]) => {
    const got = sent.get(key)?.size ?? 0
    return got === count ? [] : [`I7 ${got} mails instead of ${count}: ${key}`]
  })
}
