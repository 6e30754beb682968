import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { runOnce } from 'graphile-worker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { enqueue } from './enqueue.ts'
import { defineJob } from './job.ts'
import { unlockLostJobs } from './queue-repository.ts'
import { workerLogger } from './worker-logger.ts'

const note = defineJob<{ text: string }>('note')
const miscount = defineJob<{ email: string }>('miscount', { maxAttempts: 3 })
const stumble = defineJob<{ text: string }>('stumble', { maxAttempts: 3 })

/** Lets another worker take the next job of a kind. From then on nothing is heard of it. */
async function takeAndHang({ config, logger }: TestApp, name: string) {
  const ending = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const hang = () => {
    taken.resolve()
    return ending.promise
  }
  const running = runOnce({
    connectionString: config.DATABASE_URL,
    taskList: { [name]: hang },
    noHandleSignals: true,
    logger: workerLogger(logger),
  })
  await taken.promise
  return {
    async end() {
      ending.resolve()
      await running
    },
  }
}

let app: TestApp
let seen: string[] = []
let turns = 0
beforeAll(async () => {
  app = await createTestApp()
  app.jobs.handle(note, async ({ text }) => void seen.push(text))
  app.jobs.handle(stumble, async ({ text }, { attempt }) => {
    seen.push(`${text} ${attempt}`)
    throw new Error('stumbled')
  })
  app.jobs.handle(miscount, async ({ email }) => {
    await app.db.execute(sql`select 1 / 0 from (select ${email}::text)`)
  })
  app.jobs.every('turn', 20, async () => void turns++)
})
afterAll(() => app.close())

describe('outbox', () => {
  it('runs a job if the transaction that added it commits, and never otherwise', async () => {
    seen = []
    await app.db.transaction((tx) => enqueue(tx, note, { text: 'kept' }))
    await app.db
      .transaction(async (tx) => {
        await enqueue(tx, note, { text: 'lost' })
        throw new Error('changed my mind')
      })
      .catch(() => undefined)
    await app.jobs.drain()
    expect(seen).toEqual(['kept'])
  })

  it('runs jobs with the same key once', async () => {
    seen = []
    for (const text of ['first', 'second']) await enqueue(app.db, note, { text }, { key: 'one' })
    await app.jobs.drain()
    expect(seen).toEqual(['second'])
  })

  it('keeps a failed job for another try', async () => {
    seen = []
    await enqueue(app.db, stumble, { text: 'try' })
    await app.jobs.drain()
    expect(seen).toEqual(['try 1'])
    const [job] =
      await app.sql`select attempts, last_error from graphile_worker.jobs where task_identifier = 'stumble'`
    expect(job).toMatchObject({ attempts: 1, last_error: expect.stringContaining('stumbled') })
  })
})

describe('the error of a failed job', () => {
  it('is what went wrong, without the query and its values', async () => {
    await enqueue(app.db, miscount, { email: 'eva@people.example' })
    await app.jobs.drain()
    const [job] =
      await app.sql`select last_error from graphile_worker.jobs where task_identifier = 'miscount'`
    expect(job).toEqual({ last_error: 'division by zero' })
  })
})

describe('lost jobs', () => {
  it('are unlocked when the process that had them is gone, and only then', async () => {
    seen = []
    await enqueue(app.db, note, { text: 'lost' })
    const gone = await takeAndHang(app, note.name)
    await app.jobs.tick('unlock-lost-jobs')
    await app.jobs.drain()
    expect(seen).toEqual([])
    await unlockLostJobs(app.sql, 0)
    await app.jobs.drain()
    expect(seen).toEqual(['lost'])
    await gone.end()
  })
})

describe('worker', () => {
  it('runs jobs and timers until it is stopped', async () => {
    seen = []
    await app.jobs.start()
    await enqueue(app.db, note, { text: 'live' })
    await expect.poll(() => seen.includes('live') && turns >= 2).toBe(true)
    await app.jobs.stop()
    // On a slow machine the failed job of an earlier test is retried meanwhile.
    expect(seen.filter((text) => text === 'live')).toHaveLength(1)
    const reached = turns
    expect(reached).toBeGreaterThanOrEqual(2)
    await setTimeout(100)
    expect(turns).toBe(reached)
  })
})
