import { breakPayments, healPayments, runChaos } from './chaos.ts'
import { checkAcknowledged, checkKeys, checkOverlaps, checkRefusals } from './check/bookings.ts'
import { checkExtensions, checkGone } from './check/changes.ts'
import { checkHistories } from './check/histories.ts'
import { readBookings, readStormFacts, type StormFacts } from './check/facts.ts'
import { checkConfirmed, checkLost, checkMails, checkPaid, checkRefunds } from './check/money.ts'
import { checkOverdue, watchOverdue } from './check/overdue.ts'
import { chooseGoal } from './client.ts'
import { runClient } from './run-client.ts'
import type { StormHistory } from './history.ts'
import { endOf } from './duration.ts'
import { runLandlord, type PassingPlace } from './landlord.ts'
import { createMeeting } from './meeting.ts'
import { createRandom } from './random.ts'
import { settleStorm } from './settle.ts'
import { openStormWorld, type StormDatabase, type StormWorld } from './world.ts'

export interface StormPlan {
  readonly build: 'sound' | 'naive'
  readonly seconds: number
  readonly atMostSeconds: number
  readonly seed: number
  /** Real ms between two blows. Without it nothing is killed and nothing fails. */
  readonly blowEveryMs?: number
}

export interface StormReport {
  readonly violations: readonly string[]
  readonly counts: Readonly<Record<string, number>>
}

/** The least that must happen in a storm for it to prove anything. */
export const least: Readonly<Record<string, number>> = {
  taken: 20,
  cancelled: 5,
  paid: 5,
  'paid late': 1,
  'given back': 1,
  'taken away': 4,
  'asked to cancel': 1,
}

// Four of the sixty-four tenants compete for the same period at the same moment.
const rivals = 4
const patienceMs = 150
// On a quiet machine, hundreds of things happen between two blows.
const observedBetweenBlows = 40

const judge = async (world: StormWorld, facts: StormFacts, history: StormHistory): Promise<string[]> => [
  ...checkOverlaps(facts),
  ...checkHistories(facts),
  ...checkAcknowledged(facts, history),
  ...checkKeys(facts, history),
  ...checkRefusals(facts, history, world),
  ...(await checkGone(facts, history, world)),
  ...(await checkExtensions(world)),
  ...checkConfirmed(facts),
  ...checkRefunds(facts),
  ...checkLost(facts, world),
  ...checkPaid(facts, history),
  ...checkMails(facts),
  ...(await checkOverdue(world)),
  ...history.filter((seen) => seen.kind === 'surprise').map(({ what }) => `surprise: ${what}`),
]

const countOf = (history: StormHistory, facts: StormFacts): Record<string, number> => {
  const counts: Record<string, number> = {
    reservations: facts.reservations.length,
    sessions: facts.sessions.length,
    refunds: facts.sessions.reduce((sum, { refunds }) => sum + refunds, 0),
    'of lost periods': facts.lost.length,
  }
  for (const { kind } of history) counts[kind] = (counts[kind] ?? 0) + 1
  for (const { state } of facts.reservations) counts[`→ ${state}`] = (counts[`→ ${state}`] ?? 0) + 1
  return counts
}

const stillGoing = (unfinished: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(unfinished).flatMap(([what, count]) => (count > 0 ? [[`unfinished ${what}`, count]] : [])),
  )

const sawEnough = (history: StormHistory): boolean =>
  Object.entries(least).every(([kind, count]) => history.filter((seen) => seen.kind === kind).length >= count)

/** The rules that the naive build breaks: two reservations of a period, holds of places that are gone, and extensions of bookings that are being cancelled. */
export const broken = ['I1', 'I9', 'I10'] as const

export const isOf = (rule: string) => (violation: string) => violation.startsWith(`${rule} `)

/** Returns what of `broken` can be seen now; two who have the same period may let it go again. */
async function findMistakes(world: StormWorld, history: StormHistory): Promise<string[]> {
  const facts = await readBookings(world)
  return [
    ...checkOverlaps(facts),
    ...(await checkGone(facts, history, world)),
    ...(await checkExtensions(world)),
  ]
}

const runClients = (world: StormWorld, seed: number, history: StormHistory, signal: AbortSignal) => {
  const random = createRandom(seed)
  let passing: PassingPlace | undefined
  const offer = (place: PassingPlace | undefined) => {
    passing = place
  }
  const landlord = runLandlord({ world, random: createRandom(seed + 1000), history, signal, offer })
  const meet = createMeeting(rivals, patienceMs, () => chooseGoal(world, random, passing))
  const clients = world.scene.tenants.map(({ id }, index) =>
    runClient({
      world,
      tenant: id,
      random: createRandom(seed + 1 + index),
      meet,
      history,
      signal,
    }),
  )
  return [landlord, ...clients]
}

/** Runs one storm: 64 clients, blows, and then the checks of what they observed and of the final state. */
export async function runStorm(database: StormDatabase, plan: StormPlan): Promise<StormReport> {
  const { build, seed, blowEveryMs } = plan
  const world = await openStormWorld(database, build)
  const history: StormHistory = []
  const violations: string[] = []
  let lastBlow = 0
  try {
    const sawMistakes = async () => {
      violations.push(...(await findMistakes(world, history)))
      return broken.every((rule) => violations.some(isOf(rule)))
    }
    const enough = () => (build === 'sound' ? sawEnough(history) : sawMistakes())
    const end = endOf({ ...plan, enough })
    const over = end.signal
    const blow = (at: number) => (lastBlow = at)
    const watch = watchOverdue(world, () => lastBlow, violations, over)
    if (blowEveryMs) await breakPayments(world)
    const blows = { observed: () => history.length, apart: observedBetweenBlows, onBlow: blow }
    const chaos = blowEveryMs ? runChaos(world, { everyMs: blowEveryMs, ...blows }, over) : Promise.resolve()
    // What fails first is what is reported, and nobody asks a database that is closed after it.
    await Promise.all([end.reached, chaos, watch, ...runClients(world, seed, history, over)]).finally(
      end.stop,
    )
    await healPayments(world)
    const unfinished = build === 'sound' ? await settleStorm(world) : {}
    const facts = await readStormFacts(world)
    violations.push(...(await judge(world, facts, history)))
    return {
      violations: [...new Set(violations)],
      counts: { ...countOf(history, facts), ...stillGoing(unfinished) },
    }
  } finally {
    await world.close()
  }
}
