import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { enqueue } from './enqueue.ts'
import { defineJob } from './job.ts'

const note = defineJob<{ text: string }>('note')

it('goes on after its connections were cut, and leaves none behind', async () => {
  const app = await createTestApp()
  const done: string[] = []
  app.jobs.handle(note, async ({ text }) => void done.push(text))
  // That a connection was cut is noticed a moment later.
  const drain = () => expect.poll(() => app.jobs.drain().then(() => 'drained', String)).toBe('drained')
  const rounds = Array.from({ length: 10 }, (_, round) => String(round))
  for (const text of rounds) {
    await enqueue(app.db, note, { text })
    await drain()
    await app.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> 'metrolibre'`
  }
  expect(done).toEqual(rounds)
  await drain()
  await app.jobs.stop()
  const left = await app.sql`select pid from pg_stat_activity
    where datname = current_database() and application_name <> 'metrolibre'`
  expect(left).toEqual([])
  await app.close()
})

it('ends when the outcome of the last job is written', async () => {
  const app = await createTestApp()
  app.jobs.handle(note, async () => {
    // Keeps the job's row for a moment longer than the job takes.
    const isLocked = Promise.withResolvers<void>()
    const kept = app.sql.begin(async (tx) => {
      await tx`select from graphile_worker._private_jobs for update`
      isLocked.resolve()
      await setTimeout(100)
    })
    kept.catch(isLocked.reject)
    await isLocked.promise
  })
  await enqueue(app.db, note, { text: 'kept' })
  await app.jobs.drain()
  expect(await app.sql`select id from graphile_worker.jobs`).toEqual([])
  await app.close()
})
