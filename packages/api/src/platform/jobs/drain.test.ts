import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { enqueue } from './enqueue.ts'
import { defineJob } from './job.ts'

const note = defineJob<{ text: string }>('note')

it('leaves no connection behind that could end the process when it is cut', async () => {
  const app = await createTestApp()
  app.jobs.handle(note, async () => {})
  for (let round = 0; round < 20; round++) {
    await enqueue(app.db, note, { text: 'one' })
    await app.jobs.drain()
    const left = await app.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> 'metrolibre'`
    expect(left).toEqual([])
  }
  await app.close()
})
