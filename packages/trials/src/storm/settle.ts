import { setTimeout as sleep } from 'node:timers/promises'
import type { StormWorld } from './world.ts'

// The minute of I5, on an idle machine.
const patienceMs = 60_000
// Longer than any hold or checkout lasts.
const leapMs = 45 * 60_000

type Unfinished = Readonly<Record<string, number>>

const countRows = async ({ sql, clock }: StormWorld): Promise<Unfinished> => {
  const [row] = await sql<[Record<string, number>]>`
    select (select count(*)::int from refunds where status = 'pending') as refunds,
      (select count(*)::int from checkout_sessions where status in ('creating', 'open')) as checkouts,
      (select count(*)::int from checkout_sessions where status = 'expired' and stripe_session_id is not null
        and closed_at is null) as "closed checkouts",
      (select count(*)::int from reservations
        where blocks and hold_expires_at <= ${clock.now().toISOString()}::timestamptz) as holds,
      -- What is only due in an hour, such as looking through the files again, is not pending.
      (select count(*)::int from graphile_worker.jobs where run_at <= now() or attempts > 0) as jobs`
  return row
}

/**
 * Lets the time of everything run out and waits until nothing is pending, at most a minute, or longer on a busy machine. Returns what is
 * still pending then. Webhooks are not waited for, because the API must find out everything without them.
 */
export async function settleStorm(world: StormWorld): Promise<Unfinished> {
  const until = Date.now() + patienceMs * world.slowness
  world.leap(leapMs)
  await sleep(2_000)
  for (;;) {
    const unfinished = await countRows(world)
    const total = Object.values(unfinished).reduce((sum, count) => sum + count, 0)
    if (total === 0 || Date.now() >= until) return unfinished
    await sleep(250)
  }
}
