import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { contractForm, monthsFrom } from '@metrolibre/api/testing/booking.ts'
import { payAt } from '@metrolibre/api/testing/paying.ts'
import type { StormHistory } from '../storm/history.ts'
import type { ProductionAnswer, ProductionQuestion, ProductionVisitor } from './call.ts'
import type { JournalKind } from './journal.ts'
import type { SceneTenant } from './scene.ts'

export interface TrialBooking {
  readonly visitor: ProductionVisitor
  readonly tenant: SceneTenant
  readonly bearer: string
  readonly properties: readonly string[]
  readonly standIns: string
  readonly history: StormHistory
  /** How long the tenant looks around before the next booking. */
  readonly restMs: () => number
  readonly signal: AbortSignal
}

const months = 12
const any = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!

/** Books one property after another: holds, signs and pays it, or cancels it, and records what was acknowledged. */
export async function bookInTrial(booking: TrialBooking): Promise<void> {
  const { signal, restMs } = booking
  while (!signal.aborted) {
    await pause(restMs() * 2 * Math.random(), undefined, { signal }).catch(() => undefined)
    if (!signal.aborted) await tryOne(booking)
  }
}

async function tryOne(booking: TrialBooking): Promise<void> {
  const { tenant, properties, history } = booking
  const property = any(properties)
  const range = monthsFrom(new Date(), Math.floor(Math.random() * months), 1)
  const key = randomUUID()
  const wish = { locationId: property, roomId: null, range }
  const answer = await insist(booking, 'hold', '/api/reservation/hold', { body: wish, key })
  if (!answer) return
  const { id, code } = JSON.parse(answer.body) as { id?: string; code?: string }
  if (answer.status === 201) {
    history.push({ kind: 'held', tenant: tenant.id, key, reservation: id! })
    await finish(booking, id!)
  } else if (code === 'period_taken' || code === 'own_hold')
    history.push({ kind: 'taken', place: { property, room: null }, range, from: answer.from, to: answer.to })
  else if (code !== 'hold_limit')
    history.push({ kind: 'surprise', what: `hold answered ${answer.status} ${code}` })
}

async function finish(booking: TrialBooking, reservation: string): Promise<void> {
  const { history, standIns, signal } = booking
  const base = `/api/reservation/${reservation}`
  if (Math.random() < 0.25) {
    const gone = await insist(booking, 'cancel', `${base}/cancel`, {})
    if (gone?.status === 200) history.push({ kind: 'cancelled', reservation })
    return
  }
  const form = { method: 'PUT', body: { contractData: contractForm } }
  const signed = await insist(booking, 'contract', `${base}/contract`, form)
  if (signed?.status !== 200) return surprise(history, 'contract', signed)
  history.push({ kind: 'signed', reservation })
  const key = randomUUID()
  const opened = await insist(booking, 'checkout', `${base}/checkout`, { key })
  if (opened?.status !== 200) return surprise(history, 'checkout', opened)
  const { url, sessionId: session } = JSON.parse(opened.body) as { url: string; sessionId: string }
  history.push({ kind: 'opened', reservation, key, session })
  while (!signal.aborted) {
    const back = await payAt(url, standIns).catch(() => undefined)
    if (back?.includes('success')) history.push({ kind: 'paid', reservation, session })
    if (back !== undefined) return
    await pause(500)
  }
}

function surprise(history: StormHistory, what: string, answer: ProductionAnswer | undefined): void {
  // A hold ends by itself when its tenant was kept waiting for too long.
  if (answer && !/wrong_state|expired/.test(answer.body))
    history.push({ kind: 'surprise', what: `${what} answered ${answer.status} ${answer.body.slice(0, 100)}` })
}

/**
 * Repeats a request with the same key until there is an answer, not before it was told to come back; undefined when the load
 * ended first.
 */
async function insist(
  { visitor, bearer, signal }: TrialBooking,
  kind: JournalKind,
  path: string,
  question: ProductionQuestion,
): Promise<ProductionAnswer | undefined> {
  const key = question.key ?? randomUUID()
  while (!signal.aborted) {
    const answer = await visitor.ask(kind, path, { method: 'POST', ...question, key, bearer })
    if (answer && answer.status < 500 && answer.status !== 429) return answer
    await pause((answer?.waitMs ?? 300) + Math.random() * 400, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}
