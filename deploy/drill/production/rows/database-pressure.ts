import { setTimeout as pause } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import {
  during,
  failuresIn,
  seenOfCluster,
  settleCluster,
  sum,
  untilWrites,
  writes,
  type ClusterLook,
} from '../look.ts'
import type { Row, DrillStage } from '../stage.ts'

const slowMs = 200
const holdSeconds = 15
/** More than the database allows. */
const hogs = 120

export const databasePressure: Row = {
  name: 'database-pressure',
  what: `all connections of the primary are taken; it answers ${slowMs} ms later`,
  run: async (stage) => {
    await takeConnections(stage)
    await slowDown(stage)
    await settleCluster(stage)
  },
}

async function takeConnections(stage: DrillStage): Promise<void> {
  const look = await during(stage, async () => {
    const taken = await hog(stage)
    await pause(holdSeconds * 1000)
    await Promise.all(taken.map((sql) => sql.end({ timeout: 1 })))
    await tellRecovery(stage, 'connections are free again')
  })
  tell(stage, 'no connection of the primary is free', look)
}

async function slowDown(stage: DrillStage): Promise<void> {
  const look = await during(stage, async () => {
    stage.primary.delay(slowMs)
    await pause(holdSeconds * 1000)
    stage.primary.delay(0)
    await tellRecovery(stage, 'the primary is as quick as before')
  })
  tell(stage, `the primary answers ${slowMs} ms later`, look)
}

/** Cuts the connections of the pooler and takes theirs and all others, again and again for a moment. */
async function hog({ cluster, superuser }: DrillStage): Promise<Sql[]> {
  const { port } = await cluster.primary()
  const chief = postgres(superuser(port), { max: 1, onnotice: () => undefined })
  const [row] = await chief<[{ free: number }]>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as free`
  const url = superuser(port).replace(/\/\/postgres:[^@]+@/, `//${hogUser}:${hogPassword}@`)
  await chief.unsafe(`create role ${hogUser} login password '${hogPassword}'`).catch(() => undefined)
  const taken: Sql[] = []
  for (let count = 0; count < Math.min(hogs, row.free + 10); count += 1) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, backoff: false, onnotice: () => undefined })
    taken.push(sql)
    await chief`
      select pg_terminate_backend(pid) from pg_stat_activity where usename = 'metrolibre_requests'
        and pid <> pg_backend_pid() and state = 'idle' order by backend_start limit 1`
    await sql`select 1`.catch(() => undefined)
  }
  return [...taken, chief]
}

const hogUser = 'drill_hog'
const hogPassword = 'of-the-drill'

async function tellRecovery(stage: DrillStage, since: string): Promise<void> {
  const took = await untilWrites(stage, Date.now())
  stage.verdict.check(
    `bookings are taken as before once ${since}`,
    took !== undefined,
    took && `after ${took.toFixed(1)} s`,
  )
}

function tell({ verdict }: DrillStage, what: string, look: ClusterLook): void {
  verdict.check(`${what}: nothing fails without a time to come back`, sum(look, 'failed') === 0, {
    answered: sum(look, 'answered'),
    refused: sum(look, 'refused'),
    'refused bookings': sum(look, 'refused', writes),
    'p99 of a search, of a hold': `${seenOfCluster(look, 'search').p99} ms, ${seenOfCluster(look, 'hold').p99} ms`,
    ...failuresIn(look),
  })
}
