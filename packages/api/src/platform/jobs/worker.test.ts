import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { enqueue } from './enqueue.ts'
import { defineJob } from './job.ts'

const note = defineJob<{ text: string }>('note')

it('continues with jobs and timers after every connection was cut', { timeout: 90_000 }, async () => {
  const app = await createTestApp()
  const seen: string[] = []
  let turns = 0
  app.jobs.handle(note, async ({ text }) => void seen.push(text))
  app.jobs.every('turn', 50, async () => void turns++)
  await app.jobs.start()
  for (const text of ['first', 'second', 'third']) {
    const before = turns
    await app.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await persist(() => enqueue(app.db, note, { text }))
    await expect.poll(() => seen.includes(text) && turns > before).toBe(true)
  }
  await app.close()
})

it('runs all timers even with fewer connections than timers', async () => {
  const app = await createTestApp({ env: { DATABASE_POOL: '2' } })
  const turns = { one: 0, two: 0, three: 0 }
  for (const name of ['one', 'two', 'three'] as const)
    app.jobs.every(name, 50, async () => {
      await app.sql`select 1`
      turns[name]++
    })
  await app.jobs.start()
  await expect.poll(() => Math.min(...Object.values(turns))).toBeGreaterThanOrEqual(3)
  await app.close()
})

/** Repeats work that fails, because the pool notices a cut connection only when its next query fails. */
async function persist(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 20) throw error
      await setTimeout(50)
    }
  }
}
