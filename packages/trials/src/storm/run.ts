import { breakPayments, healPayments, runChaos } from './chaos.ts'
import { checkAcknowledged, checkKeys, checkOverlaps, checkRefusals } from './check/bookings.ts'
import { checkHistories } from './check/histories.ts'
import { readFacts, type Facts } from './check/facts.ts'
import { checkConfirmed, checkLost, checkMails, checkPaid, checkRefunds } from './check/money.ts'
import { checkOverdue, watchOverdue } from './check/overdue.ts'
import { chooseGoal } from './client.ts'
import { runClient } from './run-client.ts'
import type { History } from './history.ts'
import { endOf } from './duration.ts'
import { createMeeting } from './meeting.ts'
import { createRandom } from './random.ts'
import { settle } from './settle.ts'
import { openWorld, type StormDatabase, type World } from './world.ts'

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
}

// Four of the sixty-four tenants compete for the same period at the same moment.
const rivals = 4
const patienceMs = 150

const judge = async (world: World, facts: Facts, history: History): Promise<string[]> => [
  ...checkOverlaps(facts),
  ...checkHistories(facts),
  ...checkAcknowledged(facts, history),
  ...checkKeys(facts, history),
  ...checkRefusals(facts, history, world),
  ...checkConfirmed(facts),
  ...checkRefunds(facts),
  ...checkLost(facts, world),
  ...checkPaid(facts, history),
  ...checkMails(facts),
  ...(await checkOverdue(world)),
  ...history.filter((seen) => seen.kind === 'surprise').map(({ what }) => `surprise: ${what}`),
]

const countOf = (history: History, facts: Facts): Record<string, number> => {
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

const sawEnough = (history: History): boolean =>
  Object.entries(least).every(([kind, count]) => history.filter((seen) => seen.kind === kind).length >= count)

const sawOverlap = async ({ sql }: World): Promise<boolean> => {
  const found = await sql`
    select 1 from reservations a join reservations b on a.id < b.id and a.property_id = b.property_id
      and a.units && b.units and a.period && b.period where a.blocks and b.blocks limit 1`
  return found.length > 0
}

const runClients = (world: World, seed: number, history: History, signal: AbortSignal) => {
  const random = createRandom(seed)
  const meet = createMeeting(rivals, patienceMs, () => chooseGoal(world, random))
  return world.scene.tenants.map(({ id }, index) =>
    runClient({
      world,
      tenant: id,
      random: createRandom(seed + 1 + index),
      meet,
      history,
      signal,
    }),
  )
}

/** Runs one storm: 64 clients, blows, and then the checks of what they observed and of the final state. */
export async function runStorm(database: StormDatabase, plan: StormPlan): Promise<StormReport> {
  const { build, seed, blowEveryMs } = plan
  const world = await openWorld(database, build)
  const history: History = []
  const violations: string[] = []
  let lastBlow = 0
  try {
    const enough = () => (build === 'sound' ? sawEnough(history) : sawOverlap(world))
    const over = endOf({ ...plan, enough })
    const blow = (at: number) => (lastBlow = at)
    const watch = watchOverdue(world, () => lastBlow, violations, over)
    if (blowEveryMs) await breakPayments(world)
    const chaos = blowEveryMs ? runChaos(world, blowEveryMs, over, blow) : Promise.resolve()
    await Promise.all([chaos, watch, ...runClients(world, seed, history, over)])
    await healPayments(world)
    const unfinished = build === 'sound' ? await settle(world) : {}
    const facts = await readFacts(world)
    violations.push(...(await judge(world, facts, history)))
    return {
      violations: [...new Set(violations)],
      counts: { ...countOf(history, facts), ...stillGoing(unfinished) },
    }
  } finally {
    await world.close()
  }
}
