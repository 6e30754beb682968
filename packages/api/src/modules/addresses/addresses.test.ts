import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { zones as demoZones } from '../../seed/data/zones.ts'
import { makeUser, makeZone } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let user: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  user = await makeUser(app.db)
})
afterAll(() => app.close())

const find = (text: string, zone?: string, from = app, as = user) =>
  from.call(endpoints.ownLocations.addresses, { body: { text, ...(zone && { zone }) } }, { as })

it('finds addresses in our zones, by the names that the service gives them', async () => {
  const nunoa = await makeZone(app.db, { country: 'Chile', city: 'Santiago', name: 'Ñuñoa' })
  const centro = await makeZone(app.db, { country: 'Chile', city: 'Santiago', name: 'Centro' })
  const { status, body } = await find('el diapason 240, nunoa')
  expect(status).toBe(200)
  expect(body).toEqual({
    available: true,
    addresses: [
      { address: 'Calle El Diapasón 240', zone: nunoa.id, lat: expect.any(Number), long: expect.any(Number) },
    ],
  })
  // The same street is in both.
  const both = await find('Calle El Nivel')
  expect(new Set(both.body.addresses.map(({ zone }) => zone))).toEqual(new Set([nunoa.id, centro.id]))
  const chosen = await find('Calle El Nivel', centro.id)
  expect(chosen.body.addresses.map(({ zone }) => zone)).toEqual([centro.id])
  const mistaken = await find('El Diapasón, Ñuñoa', centro.id)
  expect(mistaken.body.addresses.map(({ zone }) => zone)).toEqual([nunoa.id])
  expect((await find('Jirón El Eco 12')).body).toEqual({ available: true, addresses: [] })
})

it('knows the streets of every zone of the demo', async () => {
  const demo = new Map(demoZones.map(({ zone, country }) => [zone, country]))
  for (const [name, country] of demo) {
    const answer = await fetch(
      `${app.config.GEOCODER_URL}/api?${new URLSearchParams({ q: `los metros ${name}` }).toString()}`,
    )
    const { features } = (await answer.json()) as { features: { properties: object }[] }
    expect(features.map(({ properties }) => properties)).toContainEqual(
      expect.objectContaining({ city: name, countrycode: country === 'Chile' ? 'CL' : 'PE' }),
    )
  }
})

it('sends only what was typed, and says when addresses can’t be searched', async () => {
  const asked: { url: string; headers: Record<string, unknown> }[] = []
  const answers = ['{"features":[{"properties":{}},null]}', 'not JSON']
  const service: Server = createServer((request, response) => {
    asked.push({ url: request.url!, headers: request.headers })
    response.end(answers.shift())
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const [other, none] = [
    await createTestApp({ env: { GEOCODER_URL: `http://127.0.0.1:${port}` } }),
    await createTestApp({ env: { GEOCODER_URL: '' } }),
  ]
  const typist = await makeUser(other.db)
  expect((await find('Los Aromos 12', undefined, other, typist)).body).toEqual({
    available: true,
    addresses: [],
  })
  expect(new URL(asked[0]!.url, 'http://x').searchParams.get('q')).toBe('Los Aromos 12')
  expect(JSON.stringify(asked)).not.toContain(typist.id)
  expect(Object.keys(asked[0]!.headers)).not.toEqual(
    expect.arrayContaining(['authorization', 'cookie', 'x-forwarded-for', 'referer']),
  )
  expect((await find('Los Aromos 12', undefined, other, typist)).problem?.code).toBe('unavailable')
  service.close()
  expect((await find('Los Aromos 12', undefined, other, typist)).problem?.code).toBe('unavailable')
  expect((await find('Los Aromos 12', undefined, none, await makeUser(none.db))).body).toEqual({
    available: false,
    addresses: [],
  })
  await Promise.all([other.close(), none.close()])
})
