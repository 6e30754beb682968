// @vitest-environment jsdom
import { readAhead } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../remote.tsx'

const pages = remote.config.routes.filter(
  ({ id, path }) => !/:|\/new$|trash|audit/.test(path) && remote.routes[id].prefetch,
)

it.each(pages)('reads ahead what $path asks for, and nothing else', async ({ path }) => {
  const { ahead, asked } = await readAhead(remote, path)
  expect(ahead).not.toEqual([])
  await expect.poll(() => ahead.filter((call) => !asked().includes(call))).toEqual([])
})

it('leaves a page that is opened with filters to itself', async () => {
  expect((await readAhead(remote, '/admin/users?q=ana')).ahead).toEqual([])
})
