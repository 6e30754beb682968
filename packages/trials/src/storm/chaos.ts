import { setTimeout as sleep } from 'node:timers/promises'
import { stormName, type StormWorld } from './world.ts'

/**
 * The faults of the payment provider: effects without a response, responses without an effect, and webhooks
 * that are sent twice, late or never.
 */
const faults = [
  { effect: 'error-after-commit', path: '/v1/checkout/sessions', method: 'POST', probability: 0.08 },
  { effect: 'reset-after-commit', path: '/v1/checkout/sessions', method: 'POST', probability: 0.08 },
  {
    effect: 'hang-after-commit',
    path: '/v1/checkout/sessions',
    method: 'POST',
    probability: 0.01,
    ms: 9_000,
  },
  // A session that is closed and then lost that change, so that it can be paid although its period was freed.
  { effect: 'lost-after-answer', path: '/v1/checkout/sessions/', method: 'POST', probability: 0.8 },
  { effect: 'error-after-commit', path: '/v1/refunds', method: 'POST', probability: 0.3 },
  { effect: 'webhook-drop', probability: 0.25 },
  { effect: 'webhook-duplicate', probability: 0.3 },
  { effect: 'webhook-delay', probability: 0.3, ms: 3_000 },
]

const admin = (world: StormWorld, path: string, init: RequestInit) =>
  fetch(`${world.standIns}/_admin/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${world.secretKey}`, 'content-type': 'application/json' },
  })

export const breakPayments = async (world: StormWorld): Promise<void> => {
  for (const fault of faults)
    await admin(world, 'faults', { method: 'POST', body: JSON.stringify({ times: null, ...fault }) })
}

export const healPayments = (world: StormWorld) =>
  fetch(`${world.standIns}/_admin/faults`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${world.secretKey}` },
  })

/** Closes every database connection of the API, whatever it is doing. */
const cutConnections = ({ sql }: StormWorld) => sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name <> ${stormName} and pid <> pg_backend_pid()`

export interface Blows {
  /** The shortest time between two, in real ms. */
  readonly everyMs: number
  /** How much has happened until now. */
  readonly observed: () => number
  /** How much has to happen between two, so that a busy machine is not hit again before anything could. */
  readonly apart: number
  readonly onBlow: (at: number) => void
}

/**
 * Kills the API and cuts the database connections in alternation until the storm ends. Reports the real time
 * of each blow.
 */
export async function runChaos(world: StormWorld, blows: Blows, signal: AbortSignal): Promise<void> {
  const { everyMs, observed, apart, onBlow } = blows
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined)
  for (let turn = 1; !signal.aborted; turn += 1) {
    const before = observed()
    await pause(everyMs)
    while (!signal.aborted && observed() - before < apart) await pause(100)
    if (signal.aborted) return
    if (turn % 3 === 2) await world.api.restart()
    else await cutConnections(world)
    onBlow(Date.now())
  }
}
