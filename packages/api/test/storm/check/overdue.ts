import type { World } from '../world.ts'

interface Overdue {
  id: string
  over: number
  state: string
}

const graceMs = 5_000

const findOverdue = ({ sql, clock }: World) => sql<Overdue[]>`
  select id, state, (extract(epoch from hold_expires_at) * 1000)::float8 as over from reservations
  where blocks and hold_expires_at <= ${clock.now().toISOString()}::timestamptz`

/**
 * I6 while the storm lasts: a hold without a checkout is let go within 5 s of its end, or of the last blow that
 * kept the API from working. Checkouts are looked at when the payment side answers again.
 */
export function watchOverdue(world: World, blows: () => number, violations: string[]): NodeJS.Timeout {
  let slowUntil = 0
  const look = async () => {
    const asked = Date.now()
    const answer = await fetch(`${world.api.url}/api/readyz`).catch(() => undefined)
    // A machine too busy to answer at once is a blow as well: it says nothing about the rules.
    if (!answer?.ok || Date.now() - asked > 500) slowUntil = Date.now()
    const quietSince = Math.max(blows(), slowUntil, world.api.readySince() ?? Date.now())
    const rows = await findOverdue(world)
    const now = Date.now()
    for (const { id, state, over } of rows) {
      const lateSince = Math.max(quietSince, world.clock.realOf(over))
      if (state !== 'awaiting_payment' && now - lateSince > graceMs)
        violations.push(`I6 ${state} ${id} outlived its time`)
    }
  }
  return setInterval(() => void look().catch(() => undefined), 500)
}

/** I6 when everything answers again: nothing is overdue for longer than 5 s. */
export async function checkOverdue(world: World): Promise<string[]> {
  const limit = world.clock.at(Date.now() - graceMs)
  const rows = await findOverdue(world)
  return rows.filter(({ over }) => over < limit).map(({ id, state }) => `I6 ${state} ${id} was never let go`)
}
