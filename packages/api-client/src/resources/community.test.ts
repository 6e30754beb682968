import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { configureApi } from '../configure.ts'
import { publications } from './community.ts'

it('forgets the lists with a post that was deleted, so that none shows it while it is read again', async () => {
  configureApi({
    baseUrl: 'http://api.example',
    fetch: () => Promise.resolve(new Response(null, { status: 204 })),
  })
  const client = new QueryClient()
  const lists = [publications.mine('u').queryKey, publications.verified().queryKey] as const
  for (const key of lists) client.setQueryData(key, { publications: [{ id: 'p' }] } as never)
  const remove = client.getMutationCache().build(client, publications.remove())
  await remove.execute('0b7c1f7e-6f0f-4d0c-9d5e-1f6f5e3a9c11').catch(() => undefined)
  expect(lists.map((key) => client.getQueryData(key))).toEqual([undefined, undefined])
  client.clear()
})
