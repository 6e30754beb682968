import { beforeEach, expect, it, vi } from 'vitest'
import type { AssembledPage } from './compose-page.ts'
import { createPageCache } from './page-cache.ts'

let now = 0
const page = (etag: string, keep = true, status = 200) => ({ etag, keep, status }) as AssembledPage
const open = () => createPageCache({ freshMs: 100, staleMs: 1000, spareMs: 5000, maxPages: 2 }, () => now)

beforeEach(() => {
  now = 0
})

it('makes a page once while it is fresh, also for concurrent requests', async () => {
  const cache = open()
  const compose = vi.fn<() => Promise<AssembledPage>>(() => Promise.resolve(page('a')))
  await Promise.all([cache.get('/', compose), cache.get('/', compose)])
  now = 99
  expect((await cache.get('/', compose))?.etag).toBe('a')
  expect(compose).toHaveBeenCalledOnce()
})

it('sends the stale page while a new one is made', async () => {
  const cache = open()
  await cache.get('/', () => Promise.resolve(page('a')))
  now = 500
  expect((await cache.get('/', () => Promise.resolve(page('b'))))?.etag).toBe('a')
  expect((await cache.get('/', () => Promise.resolve(page('c'))))?.etag).toBe('b')
})

it('sends a stale page no more once a new one finds that what it showed is gone', async () => {
  const cache = open()
  const gone = () => Promise.resolve(page('gone', false, 404))
  await cache.get('/', () => Promise.resolve(page('a')))
  now = 500
  expect((await cache.get('/', gone))?.etag).toBe('a')
  expect((await cache.get('/', gone))?.etag).toBe('gone')
})

it('waits for a new page when the old one is too old', async () => {
  const cache = open()
  await cache.get('/', () => Promise.resolve(page('a')))
  now = 1100
  expect((await cache.get('/', () => Promise.resolve(page('b'))))?.etag).toBe('b')
})

it('stores no incomplete page and no failure', async () => {
  const cache = open()
  await cache.get('/', () => Promise.resolve(page('a', false)))
  await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cache.get('/', () => Promise.resolve(page('b'))))?.etag).toBe('b')
})

it('drops the oldest page when it is full', async () => {
  const cache = open()
  for (const key of ['/1', '/2', '/3']) await cache.get(key, () => Promise.resolve(page(key)))
  const compose = vi.fn<() => Promise<AssembledPage>>(() => Promise.resolve(page('new')))
  await cache.get('/3', compose)
  expect(compose).not.toHaveBeenCalled()
  await cache.get('/1', compose)
  expect(compose).toHaveBeenCalledOnce()
})

it('sends the stored page for a while when no new one can be made', async () => {
  const cache = open()
  const failing = [() => Promise.resolve(page('poor', false)), () => Promise.reject(new Error('no'))]
  await cache.get('/', () => Promise.resolve(page('a')))
  now = 6000
  for (const compose of failing) {
    expect((await cache.get('/', compose))?.etag).toBe('a')
    expect((await cache.get('/', compose, { reload: true }))?.etag).toBe('a')
  }
  now = 6200
  expect((await cache.get('/', () => Promise.resolve(page('poor', false))))?.etag).toBe('poor')
})

it('does not show what was removed meanwhile', async () => {
  const cache = open()
  await cache.get('/', () => Promise.resolve(page('a')))
  now = 1200
  expect((await cache.get('/', () => Promise.resolve(page('gone', false, 410))))?.etag).toBe('gone')
})

it('makes no page for a visitor without a share left, and sends one that is stored or being made for others', async () => {
  const cache = open()
  const compose = vi.fn<() => Promise<AssembledPage>>(() => Promise.resolve(page('a')))
  const used = { mayMake: () => false }
  expect(await cache.get('/', compose, used)).toBeUndefined()
  const others = cache.get('/', compose)
  expect((await cache.get('/', compose, used))?.etag).toBe('a')
  await others
  for (const later of [500, 1200]) {
    now = later
    expect((await cache.get('/', compose, used))?.etag).toBe('a')
  }
  expect(compose).toHaveBeenCalledOnce()
})

it('checks the visitor’s share only when a page would be made', async () => {
  const cache = open()
  const mayMake = vi.fn<() => boolean>(() => true)
  const { promise, resolve: finish } = Promise.withResolvers<AssembledPage>()
  const both = [1, 2].map(() => cache.get('/', () => promise, { mayMake }))
  finish(page('a'))
  await Promise.all(both)
  await cache.get('/', () => promise, { mayMake })
  expect(mayMake).toHaveBeenCalledOnce()
})

it('makes a page again for one visitor when it failed for another', async () => {
  const cache = open()
  const { promise, resolve: finish } = Promise.withResolvers<AssembledPage>()
  const first = cache.get('/', () => promise)
  const second = cache.get('/', () => Promise.resolve(page('a')))
  finish(page('poor', false))
  expect([(await first)?.etag, (await second)?.etag]).toEqual(['poor', 'a'])
})

it('keeps requested pages longer than pages that are only newer', async () => {
  const cache = open()
  const compose = vi.fn<() => Promise<AssembledPage>>(() => Promise.resolve(page('x')))
  for (const key of ['/', '/1', '/', '/2', '/', '/3']) await cache.get(key, compose)
  expect(compose).toHaveBeenCalledTimes(4)
})

it('makes a current page for a visitor who reloads, at most once a second', async () => {
  const cache = open()
  await cache.get('/', () => Promise.resolve(page('a')))
  const reload = (etag: string) => cache.get('/', () => Promise.resolve(page(etag)), { reload: true })
  now = 50
  expect((await reload('b'))?.etag).toBe('a')
  now = 1000
  expect((await reload('c'))?.etag).toBe('c')
  expect((await reload('d'))?.etag).toBe('c')
})

it('clears everything, and does not store a page that was started before', async () => {
  const cache = open()
  await cache.get('/', () => Promise.resolve(page('a')))
  const { promise, resolve: finish } = Promise.withResolvers<AssembledPage>()
  const late = cache.get('/en', () => promise)
  cache.forget()
  finish(page('before'))
  expect((await late)?.etag).toBe('before')
  expect((await cache.get('/', () => Promise.resolve(page('b'))))?.etag).toBe('b')
  expect((await cache.get('/en', () => Promise.resolve(page('after'))))?.etag).toBe('after')
})

it('drops only the pages that a change concerns', async () => {
  const cache = open()
  for (const key of ['/', '/posts']) await cache.get(key, () => Promise.resolve(page('a')))
  cache.forget((key) => key === '/posts')
  const again = (key: string) => cache.get(key, () => Promise.resolve(page('b')))
  expect((await again('/'))?.etag).toBe('a')
  expect((await again('/posts'))?.etag).toBe('b')
})
