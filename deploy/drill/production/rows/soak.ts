import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { failuresIn, settleCluster, sum } from '../look.ts'
import type { Row, DrillStage } from '../stage.ts'

const everyMs = 15_000
/** The first part is warming up, for caches and compilers. */
const warmShare = 0.4
/** What a process may have gained since then. */
const growth = 1.25

interface Sample {
  /** MB of memory and open handles, by process. */
  readonly memory: Readonly<Record<string, number>>
  readonly handles: Readonly<Record<string, number>>
  readonly connections: number
  readonly deadRows: number
  readonly queue: number
}

export const soakFor = (minutes: number): Row => ({
  name: 'soak',
  what: `${minutes} minutes of load`,
  run: async (stage) => {
    const from = Date.now()
    const sql = postgres(stage.superuser(), { max: 1, onnotice: () => undefined })
    const samples: Sample[] = []
    try {
      while (Date.now() - from < minutes * 60_000) {
        await pause(everyMs)
        samples.push(await sample(stage, sql))
      }
    } finally {
      await sql.end({ timeout: 2 })
    }
    const look = await stage.load.lookWhole(from)
    stage.verdict.check('no request fails', sum(look, 'failed') === 0, {
      answered: sum(look, 'answered'),
      refused: sum(look, 'refused'),
      ...failuresIn(look),
    })
    judge(stage, samples)
    await settleCluster(stage)
  },
})

function judge({ verdict }: DrillStage, samples: readonly Sample[]): void {
  const warm = samples.slice(Math.floor(samples.length * warmShare))
  const half = Math.ceil(warm.length / 2)
  const [first, second] = [warm.slice(0, half), warm.slice(half)]
  const flat = (what: string, of: (sample: Sample) => number, slack: number) => {
    const [before, after] = [median(first.map(of)), median(second.map(of))]
    const all = samples.map(of)
    const seen = {
      'first half, second half': `${before}, ${after}`,
      least: Math.min(...all),
      most: Math.max(...all),
    }
    verdict.check(`${what} stays flat`, after <= before * growth + slack, seen)
  }
  for (const name of Object.keys(samples[0]!.memory)) {
    flat(`memory of ${name} (MB)`, ({ memory }) => memory[name] ?? 0, 20)
    flat(`handles of ${name}`, ({ handles }) => handles[name] ?? 0, 20)
  }
  flat('connections of the primary', ({ connections }) => connections, 5)
  flat('dead rows', ({ deadRows }) => deadRows, 5000)
  flat('jobs that wait', ({ queue }) => queue, 20)
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

async function sample({ running }: DrillStage, sql: Sql): Promise<Sample> {
  const [row] = await sql<[{ connections: number; deadRows: number; queue: number }]>`
    select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      (select coalesce(sum(n_dead_tup), 0)::int from pg_stat_user_tables) as "deadRows",
      (select count(*)::int from graphile_worker.jobs where run_at <= now()) as queue`
  const each = (of: (pid: number) => number) =>
    Object.fromEntries(Array.from(running, ([name, { pid }]) => [name, of(pid)]))
  return { ...row, memory: each(memoryOf), handles: each(handlesOf) }
}

const memoryOf = (pid: number): number => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
const handlesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length
