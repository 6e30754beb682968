import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, startForTest } from '../testing/running.ts'

let running: Running
beforeAll(async () => {
  running = await startForTest()
})
afterAll(() => running.end())

const search = async (query: Record<string, string>) => {
  const answer = await fetch(`${running.url}/geocoder/api?${new URLSearchParams(query).toString()}`)
  return { status: answer.status, body: (await answer.json()) as { features?: unknown[] } }
}

test('an address is found by the beginnings of its words, without accents, always at the same place', async () => {
  const [once, again] = [
    await search({ q: 'diapason 240, nunoa' }),
    await search({ q: 'El Diapasón 240 Ñuñoa' }),
  ]
  expect(once.body.features).toMatchObject([
    {
      geometry: { type: 'Point', coordinates: [expect.any(Number), expect.any(Number)] },
      properties: {
        type: 'house',
        street: 'Calle El Diapasón',
        housenumber: '240',
        city: 'Ñuñoa',
        countrycode: 'CL',
      },
    },
  ])
  expect(again.body).toEqual(once.body)
  const streets = await search({ q: 'av los metros', limit: '3' })
  expect(streets.body.features).toHaveLength(3)
  expect((await search({ q: 'ñuñoa' })).body.features).toEqual([])
})

test('what the real service refuses is refused', async () => {
  expect((await search({ q: ' ' })).status).toBe(400)
  expect((await search({ q: 'calle', lang: 'es' })).status).toBe(400)
})
