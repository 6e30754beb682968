import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { scheduled } from './schedule.ts'

const dayMs = 86_400_000
const patience = { timeout: 30_000 }

let app: TestApp
let running: Jobs[] = []
const onTurn = vi.fn<(timer: string, outcome: 'done' | 'failed') => void>()

beforeEach(async () => {
  onTurn.mockClear()
  app = await createTestApp()
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
  await app.close()
})

/** Creates another instance on the same database; `onTurn` hears of its runs. */
function instance(works: Record<string, () => Promise<void>>): Jobs {
  const { sql, logger, config } = app
  const jobs = createJobs({ databaseUrl: config.DATABASE_URL, sql, logger, onDone: () => undefined, onTurn })
  for (const [name, work] of Object.entries(works)) jobs.every(name, dayMs, work)
  running.push(jobs)
  return jobs
}

/** Makes these known for days without a single run. */
const wereMissed = (...names: string[]) =>
  app.sql`insert into graphile_worker._private_known_crontabs (identifier, known_since)
    select unnest(${names}::text[]), now() - interval '3 days'`

const hadTurn = (name: string, outcome: 'done' | 'failed') =>
  vi.waitFor(() => expect(onTurn).toHaveBeenCalledWith(name, outcome), patience)

it('makes up for a missed run once, although two instances start', async () => {
  await wereMissed('daily', 'second-daily')
  const work = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  await instance({ daily: work }).start()
  await hadTurn('daily', 'done')
  // An instance looks at all missed runs together, so after this one it has passed over the first.
  await instance({ daily: work, 'second-daily': async () => undefined }).start()
  await hadTurn('second-daily', 'done')
  expect(work).toHaveBeenCalledOnce()
})

it('leaves no failed job behind, and runs again when it is next due', async () => {
  await wereMissed('daily')
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('failed')).mockResolvedValue()
  await instance({ daily: work }).start()
  await hadTurn('daily', 'failed')
  await vi.waitFor(async () => expect(await app.sql`select from graphile_worker.jobs`).toEqual([]), patience)
  await app.sql`update graphile_worker._private_known_crontabs set last_execution = now() - interval '3 days'`
  await instance({ daily: work }).start()
  await hadTurn('daily', 'done')
})

it('refuses a period that does not divide a day', () => {
  expect(() => scheduled('odd', 7 * 60_000)).toThrow('not a whole number')
})
