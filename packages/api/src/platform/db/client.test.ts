import { expect, inject, it } from 'vitest'
import { connectDatabase } from './client.ts'

it('gives no query the rows of one whose connection was cut', async () => {
  const { sql, close } = connectDatabase(inject('databaseServer').url, { max: 1 })
  // Rows leave the server by the buffer: many have arrived when it falls.
  const cut = sql`
    select n, repeat('x', 100), case when n = 5000 then pg_terminate_backend(pg_backend_pid()) end
    from generate_series(1, 5000) n`
  await expect(cut).rejects.toThrow()
  expect([...(await sql`select 42 as answer`)]).toEqual([{ answer: 42 }])
  await close()
})
