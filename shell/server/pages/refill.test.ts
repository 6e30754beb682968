import type { Country } from '@metrolibre/contract'
import { expect, it } from 'vitest'
import type { AssembledPage } from './compose-page.ts'
import { createPageCache } from './page-cache.ts'
import { refillKey, refill, unknownAddress } from './refill.ts'

const page = (etag: string) => ({ etag, keep: true, status: 200 }) as AssembledPage
const cacheOf = async (addresses: string[]) => {
  const cache = createPageCache({ freshMs: 100, staleMs: 100, spareMs: 0, maxPages: 100 })
  for (const address of addresses)
    await cache.get(refillKey('one', address), async () => page(`one ${address}`))
  return cache
}
const editions = { from: 'one', to: 'two' }

it('makes the pages that were asked for last, and no page of unknown addresses', async () => {
  const cache = await cacheOf(['/', '/posts', unknownAddress('/nothing'), '/en'])
  await cache.get(refillKey('one', '/'), async () => page('unused'))
  const made: string[] = []
  const compose = async (address: string, country?: Country) => {
    made.push(country ? `${address} ${country}` : address)
    return page(`two ${address}`)
  }
  await cache.get(refillKey('one', '/', 'Perú'), async () => page('one / Perú'))
  await refill(cache, editions, compose, () => true)
  expect(made).toEqual(['/ Perú', '/', '/en', '/posts'])
  expect((await cache.get(refillKey('two', '/posts'), async () => page('late')))?.etag).toBe('two /posts')
})

it('goes on after a page that fails, and ends when another edition follows', async () => {
  const cache = await cacheOf(['/a', '/b', '/c'])
  const made: string[] = []
  const compose = async (address: string): Promise<AssembledPage> => {
    made.push(address)
    if (address === '/c') throw new Error('not now')
    return page(address)
  }
  await refill(cache, editions, compose, () => made.length < 2)
  expect(made).toEqual(['/c', '/b'])
})
