import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from './create-query-client.ts'

it('shows new data before whoever awaited it goes on', async () => {
  const client = createQueryClient()
  let saved = 'old'
  const name = { queryKey: ['name'], queryFn: () => Promise.resolve(saved) }
  const shown: unknown[] = []
  // The way in which hooks listen.
  const listen = notifyManager.batchCalls(({ data }: { data: unknown }) => shown.push(data))
  const end = new QueryObserver(client, name).subscribe(listen)
  await client.fetchQuery(name)
  saved = 'new'
  await client.invalidateQueries({ queryKey: ['name'] })
  expect(shown.at(-1)).toBe('new')
  end()
})
