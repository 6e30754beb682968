import { setTimeout as sleep } from 'node:timers/promises'
import type { Clocked } from '../fast-clock.ts'
import type { StormWorld } from '../world.ts'
import { createOverdueJudge } from './overdue-judge.ts'

interface Overdue {
  id: string
  state: string
  /** In simulated ms. */
  over: number
  /** When the database saw it, in real ms, because the result may arrive late. */
  seen: number
}

type Watched = Pick<StormWorld, 'sql'> & Clocked<'at'>

const findOverdue = async ({ sql, clock }: Watched): Promise<Overdue[]> => {
  const pending = await sql<Overdue[]>`
    select id, state, (extract(epoch from hold_expires_at) * 1000)::float8 as over,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as seen
    from reservations where blocks and hold_expires_at is not null`
  return pending.filter(({ over, seen }) => over <= clock.at(seen))
}

/** Tells whether the timer that expires holds has a turn, during which it keeps a lock of its name. */
const isTurning = async ({ sql }: Watched): Promise<boolean> => {
  const [lock] = await sql<[{ taken: boolean }]>`
    select exists (select from pg_locks where locktype = 'advisory' and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32 | objid::bigint) = hashtextextended('expire-holds', 0)) as taken`
  return lock.taken
}

const pauseMs = 250

/**
 * Checks I6 during the storm: a hold without a checkout is expired by the next turn of its timer, and the
 * timer gets its turns. Checkouts are checked later, when the payment provider is available again. Ends with
 * the signal.
 */
export async function watchOverdue(
  world: StormWorld,
  blows: () => number,
  violations: string[],
  signal: AbortSignal,
): Promise<void> {
  const judge = createOverdueJudge()
  const look = async () => {
    const era = `${blows()} ${world.api.readySince()}`
    const before = await world.api.turns()
    const holds = (await findOverdue(world)).filter(({ state }) => state !== 'awaiting_payment')
    const turning = await isTurning(world)
    const after = await world.api.turns()
    if (before && after)
      violations.push(
        ...judge({ era, before, overdue: holds.map(({ id }) => id), isTurning: turning, after }),
      )
  }
  while (!signal.aborted) {
    await look().catch(() => undefined)
    await sleep(pauseMs)
  }
}

const graceMs = 5_000

/** I6 after the storm: nothing is overdue for longer than 5 s. */
export async function checkOverdue(world: Watched): Promise<string[]> {
  const rows = await findOverdue(world)
  return rows
    .filter(({ over, seen }) => over < world.clock.at(seen - graceMs))
    .map(({ id, state }) => `I6 ${state} ${id} was never let go`)
}
