import { sql, type SQLWrapper } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findQuietCheckouts } from './repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('finds the sessions to read again by an index, without scanning all older ones', async () => {
  const day = new Date('2026-11-22T12:00:00Z')
  const query: unknown = findQuietCheckouts(app.db, { before: day, forgottenBefore: day })
  const plan = await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`explain ${(query as SQLWrapper).getSQL()}`)
  })
  const steps = JSON.stringify(plan)
  expect(steps).toContain('checkout_sessions_closed')
  expect(steps).not.toContain('Seq Scan')
})
