import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { seconds, settleCluster } from '../look.ts'
import { postgresPrograms } from '../packages.ts'
import { numbers } from '../ports.ts'
import type { Row, DrillStage } from '../stage.ts'

// What was written to the log in the moment itself, and waited for the standby, may be there.
const mostAtOnce = 20

export const restoreRow: Row = {
  name: 'restore',
  what: 'a table is emptied while people book, and the second before is restored beside',
  run: async (stage) => {
    const { verdict, cluster, backups, place, port } = stage
    const begun = performance.now()
    await backups.copyAll(await cluster.primary())
    verdict.check('a whole copy is made while people book', true, seconds(begun))
    await pause(5000)
    const live = open(stage.superuser())
    try {
      const mark = join(place.dataDir, 'mark.json')
      await place.task('backup-mark', backup, ['mark', mark])
      const before = markedIn(mark)
      await live`delete from testimonials`
      await pause(10_000)
      await archived(live)

      const restoring = performance.now()
      const to = { folder: join(place.dataDir, 'restored'), port: port + numbers.restored }
      const server = await backups.restore(to, before.moment, postgresPrograms()!, place.logDir)
      const past = open(stage.superuser(to.port))
      try {
        await promoted(past)
        verdict.check('the moment is restored', true, `after ${seconds(restoring)}`)
        await compare(stage, { live, past, before })
        const told = await place
          .task('backup-verify', backup, ['verify', '--restored', stage.superuser(to.port), '--mark', mark])
          .then(() => 'all the same')
          .catch((error: unknown) => `see backup-verify.log: ${String(error)}`)
        verdict.check('pnpm backup verify finds every row, sum, rule and file', told === 'all the same', told)
      } finally {
        await past.end({ timeout: 2 })
        await server.stop()
      }
    } finally {
      await live.end({ timeout: 2 })
    }
    await settleCluster(stage)
  },
}

const open = (url: string): Sql => postgres(url, { max: 1, onnotice: () => undefined })

const backup = 'packages/api/src/backup/command.ts'

/** Reads what a mark says of the moment to which it is restored. */
function markedIn(file: string): State {
  const { moment, before } = JSON.parse(readFileSync(file, 'utf8')) as {
    moment: string
    before: { rows: Record<string, string> }
  }
  const rows = (table: string) => Number(before.rows[table])
  return { moment, testimonials: rows('testimonials'), events: rows('reservation_events') }
}

interface State {
  readonly moment: string
  readonly testimonials: number
  readonly events: number
}

async function stateOf(sql: Sql): Promise<State> {
  const [row] = await sql<[State]>`
    select clock_timestamp()::text as moment, (select count(*)::int from testimonials) as testimonials,
      (select count(*)::int from reservation_events) as events`
  return row
}

/** Waits until what was written until now is with the backups. */
async function archived(sql: Sql): Promise<void> {
  const [{ name }] = await sql<[{ name: string }]>`select pg_walfile_name(pg_current_wal_lsn()) as name`
  await sql`select pg_switch_wal()`
  for (;;) {
    const [row] = await sql<[{ last: string | null }]>`select last_archived_wal as last from pg_stat_archiver`
    if (row.last !== null && row.last >= name) return
    await pause(300)
  }
}

/** Waits until it is no longer a copy that reads the log, but a database of its own. */
async function promoted(sql: Sql): Promise<void> {
  const until = Date.now() + 120_000
  while (Date.now() < until) {
    const [row] = await sql<[{ recovering: boolean }]>`select pg_is_in_recovery() as recovering`.catch(
      () => [],
    )
    if (row?.recovering === false) return
    await pause(300)
  }
  throw new Error('The restored database did not become one of its own within two minutes.')
}

async function compare(
  { verdict, place }: DrillStage,
  { live, past, before }: { live: Sql; past: Sql; before: State },
): Promise<void> {
  const state = await stateOf(past)
  verdict.check(
    'the emptied table is full again',
    state.testimonials === before.testimonials,
    `${state.testimonials} rows`,
  )
  const more = state.events - before.events
  verdict.check(
    'everything until that moment is there, and nothing after it',
    more >= 0 && more <= mostAtOnce,
    {
      'steps of bookings before': before.events,
      restored: state.events,
    },
  )
  const [paidNow, paidThen] = [await paidIn(live), await paidIn(past)]
  const listed = (await paidSessions(place.standIns)).filter((id) => !paidThen.has(id))
  const lost = [...paidNow].filter((id) => !paidThen.has(id))
  verdict.check(
    "the payment side's account lists every paid booking after it",
    lost.length > 0 && lost.every((id) => listed.includes(id)),
    {
      'paid bookings after the moment': lost.length,
      'listed by the payment side and not restored': listed.length,
    },
  )
}

async function paidIn(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql<
    { id: string }[]
  >`select stripe_session_id as id from checkout_sessions where status = 'paid'`
  return new Set(rows.map(({ id }) => id))
}

/** Returns the sessions that the payment side says are paid. */
async function paidSessions({ url, stripeKey }: DrillStage['place']['standIns']): Promise<string[]> {
  const found: string[] = []
  let after = ''
  for (;;) {
    const answer = await fetch(`${url}/v1/checkout/sessions?limit=100${after}`, {
      headers: { authorization: `Bearer ${stripeKey}` },
    })
    const page = (await answer.json()) as {
      data: { id: string; payment_status: string }[]
      has_more: boolean
    }
    found.push(...page.data.flatMap(({ id, payment_status: status }) => (status === 'paid' ? [id] : [])))
    if (!page.has_more) return found
    after = `&starting_after=${page.data.at(-1)!.id}`
  }
}
