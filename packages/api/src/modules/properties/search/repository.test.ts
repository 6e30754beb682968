import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readKeptCounts, runStatement } from './repository.ts'
import { keptCountsStatement } from './statement.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('prepares statements without parameters, but none that is planned each time', async () => {
  const statement = keptCountsStatement({ level: 'all' })
  const once = { text: 'select 1 as one', parameters: [], planned: 'each time' } as const
  const prepared = await app.sql.begin(async (tx) => {
    const sql = tx as unknown as typeof app.sql
    await readKeptCounts(sql, statement)
    expect(await runStatement(sql, once)).toMatchObject([{ one: 1 }])
    return sql<{ text: string }[]>`select statement as text from pg_prepared_statements`
  })
  const texts = prepared.map(({ text }) => text)
  expect(texts).toContain(statement.text)
  expect(texts).not.toContain(once.text)
})
