// @vitest-environment jsdom
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configureApi } from '@metrolibre/api-client'
import { createQueryClient } from '@metrolibre/platform/host'
import { renderRemote } from '@metrolibre/testing/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import remote from '../remote.tsx'

let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url!)
  response
    .writeHead(404, { 'content-type': 'application/problem+json' })
    .end(JSON.stringify({ type: 'about:blank', title: '', status: 404, code: 'not_found', message: 'None' }))
})
let api = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const pages = remote.config.routes.filter(
  ({ id, path }) => !/:|\/new$|trash|audit/.test(path) && remote.routes[id].prefetch && remote.routes[id].showsAtOnce,
)

it.each(pages)('reads ahead what $path asks for, and nothing else', async ({ id, path }) => {
  configureApi({ baseUrl: api, getToken: () => Promise.resolve(null), getLanguage: () => 'es' })
  asked = []
  const url = new URL(path, 'http://localhost')
  const context = {
    params: {},
    url,
    queryClient: createQueryClient(),
    locale: 'es',
    country: 'Chile',
  } as const
  await remote.routes[id].prefetch!(context)
  const ahead = asked
  expect(ahead.length).toBeGreaterThan(0)
  asked = []
  await renderRemote(remote, { path, api })
  await expect.poll(() => ahead.filter((call) => !asked.includes(call))).toEqual([])
})

it('leaves a page that is opened with filters to itself', async () => {
  asked = []
  const url = new URL('/admin/users?q=ana', 'http://localhost')
  const context = {
    params: {},
    url,
    queryClient: createQueryClient(),
    locale: 'es',
    country: 'Chile',
  } as const
  await remote.routes['admin-users'].prefetch!(context)
  expect(asked).toEqual([])
})
