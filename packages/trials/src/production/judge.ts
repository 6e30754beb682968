import { setTimeout as pause } from 'node:timers/promises'
import { checkAcknowledged, checkKeys, checkOverlaps, checkRefusals } from '../storm/check/bookings.ts'
import { readStormFacts, type StormFacts, type Sources } from '../storm/check/facts.ts'
import { checkHistories } from '../storm/check/histories.ts'
import { checkConfirmed, checkLost, checkMails, checkPaid, checkRefunds } from '../storm/check/money.ts'
import { checkOverdue } from '../storm/check/overdue.ts'
import type { StormHistory } from '../storm/history.ts'
import type { Apart } from './apart.ts'
import type { SceneTenant } from './scene.ts'

export interface JudgedProduction {
  readonly violations: readonly string[]
  readonly acknowledged: Readonly<Record<string, number>>
  /** How long it took until everything that was begun had its end. */
  readonly seconds: number
}

const realTime = { clock: { at: (real: number) => real, realOf: (time: number) => time } }
const patienceMs = 90_000

/** Checks I1 to I8 on what the tenants of the load did; what is under way gets a minute and a half to end. */
export async function judgeProduction(
  sources: Sources,
  tenants: readonly SceneTenant[],
  history: StormHistory,
  apart: Apart,
): Promise<JudgedProduction> {
  const begun = Date.now()
  const ids = new Set(tenants.map(({ id }) => id))
  for (;;) {
    const facts = only(ids, await readStormFacts(sources))
    const violations = [
      ...checkOverlaps(facts),
      ...checkHistories(facts),
      ...checkAcknowledged(facts, history),
      ...checkKeys(facts, history),
      ...checkRefusals(facts, history, realTime, apart.around),
      ...checkConfirmed(facts),
      ...checkRefunds(facts),
      ...checkLost(facts, realTime),
      ...checkPaid(facts, history),
      ...checkMails(facts),
      ...(await checkOverdue({ sql: sources.sql, ...realTime })),
      ...history.flatMap((seen) => (seen.kind === 'surprise' ? [`surprise: ${seen.what}`] : [])),
    ]
    if (violations.length === 0 || Date.now() - begun > patienceMs)
      return {
        violations: [...new Set(violations)],
        acknowledged: Object.fromEntries(
          Array.from(
            Map.groupBy(history, ({ kind }) => kind),
            ([kind, some]) => [kind, some.length],
          ),
        ),
        seconds: (Date.now() - begun) / 1000,
      }
    await pause(2000)
  }
}

/** Leaves out the bookings of the demo's catalogue, for which nobody paid. */
function only(tenants: ReadonlySet<string>, facts: StormFacts): StormFacts {
  const reservations = facts.reservations.filter(({ tenant }) => tenants.has(tenant))
  const ids = new Set(reservations.map(({ id }) => id))
  const ours = <Fact extends { readonly reservation: string }>(all: readonly Fact[]) =>
    all.filter(({ reservation }) => ids.has(reservation))
  return {
    ...facts,
    reservations,
    steps: ours(facts.steps),
    blockings: ours(facts.blockings),
    sessions: ours(facts.sessions),
    lost: ours(facts.lost),
  }
}
