import { endpoints, type BodyInput, type QueryInput } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin, makeOwner, makeProperty, makeZone } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { adminLocations, locations, ownLocations } = endpoints

let app: TestApp
let owner: { id: string }
let zoneId: string
beforeAll(async () => {
  app = await createTestApp()
  owner = await makeOwner(app.db)
  zoneId = (await makeZone(app.db, { name: 'Quilicura' })).id
})
afterAll(() => app.close())

const make = (name: string, values: Parameters<typeof makeProperty>[1] = {}) =>
  makeProperty(app.db, { name, type: 'galpon', ownerId: owner.id, zoneId, ...values })
const update = (id: string, body: BodyInput<typeof ownLocations.update>) =>
  app.call(ownLocations.update, { params: { id }, body }, { as: owner })
const shown = async (id: string) => (await app.call(locations.detail, { params: { id } })).body

const unstated = {
  clearHeight: null,
  gateWidth: null,
  gateHeight: null,
  floorLoad: null,
  threePhase: null,
  truckAccess: null,
  water: null,
  fence: null,
}
const stated = {
  clearHeight: 750,
  gateWidth: 400,
  gateHeight: 450,
  floorLoad: 3000,
  threePhase: true,
  truckAccess: true,
  water: false,
  fence: null,
}

describe('the facts of a shed', () => {
  it('are not stated until somebody does, are shown as they were stated, and can be taken back', async () => {
    const { id } = await make('Galpón Cedro')
    expect(await shown(id)).toMatchObject(unstated)
    expect((await update(id, stated)).body).toMatchObject(stated)
    expect(await shown(id)).toMatchObject(stated)
    expect((await update(id, { clearHeight: null, threePhase: null })).body).toMatchObject({
      ...stated,
      clearHeight: null,
      threePhase: null,
    })
  })

  it('are refused out of bounds, in the language of the reader and by the database', async () => {
    const { id } = await make('Galpón Boldo')
    const refuse = async (lang: 'es' | 'en') => {
      const sent = { params: { id }, body: { clearHeight: 0, floorLoad: 100_001 } }
      const { problem } = await app.call(ownLocations.update, sent, {
        as: owner,
        headers: { 'accept-language': lang },
      })
      return problem?.fields?.map(({ path, message }) => `${path}: ${message}`)
    }
    expect(await refuse('es')).toEqual([
      'clearHeight: Este campo debe ser 1 o más',
      'floorLoad: Este campo debe ser 100.000 o menos',
    ])
    expect(await refuse('en')).toHaveLength(2)
    for (const column of ['clear_height', 'gate_width', 'gate_height', 'floor_load'])
      for (const value of [0, 100_001])
        await expect(
          app.db.execute(sql.raw(`update properties set ${column} = ${value} where id = '${id}'`)),
          `${column} ${value}`,
        ).rejects.toMatchObject({ cause: { constraint_name: 'properties_site_sizes' } })
  })

  it('are found by the inspector, and admins are told what the owner changes of them afterwards', async () => {
    const admin = (await makeAdmin(app.db)).id
    const { id } = await make('Galpón Peumo', { stage: 'visit_scheduled', isVerified: false })
    const sheet = { at: '2026-11-20T13:00:00.000Z', measures: [], clearHeight: 610, fence: true }
    const seen = await app.call(adminLocations.inspect, { params: { id }, body: sheet }, { as: admin })
    expect(seen.body).toMatchObject({ ...unstated, clearHeight: 610, fence: true })
    await app.db.execute(sql`update properties set stage = 'evaluated' where id = ${id}`)
    const { body } = await update(id, { clearHeight: 900, fence: true })
    expect(body.changedSinceVisit.map(({ field }) => field)).toEqual(['clearHeight'])
  })

  it('are taken back where the kind becomes one that does not have them', async () => {
    const { id } = await make('Galpón Canelo', { stage: 'draft', isVerified: false, ...stated })
    const plot = await update(id, { propertyType: 'terreno' })
    expect(plot.body).toMatchObject({ ...stated, clearHeight: null, floorLoad: null })
    expect((await update(id, { propertyType: 'entire' })).body).toMatchObject(unstated)
  })

  it('are set by the office', async () => {
    const admin = (await makeAdmin(app.db)).id
    const { id } = await make('Galpón Quillay')
    const { body } = await app.call(adminLocations.update, { body: { id, ...stated } }, { as: admin })
    expect(body).toMatchObject(stated)
  })
})

describe('a search for them', () => {
  let city: string
  const found = async (query: QueryInput<typeof locations.search>) => {
    const { body } = await app.call(locations.search, { query: { city, ...query } })
    expect(body.total).toBe(body.locations.length)
    return body.locations.map(({ name }) => name).toSorted()
  }
  beforeAll(async () => {
    city = 'Antofagasta'
    const north = (await makeZone(app.db, { name: 'Coloso', city, state: city })).id
    const at = (name: string, values: Parameters<typeof makeProperty>[1]) =>
      make(name, { zoneId: north, ...values })
    await at('Alto', { clearHeight: 900, threePhase: true, truckAccess: true, water: true })
    await at('Medio', { clearHeight: 600, threePhase: true, truckAccess: false })
    await at('Callado', {})
    await at('Campo', { type: 'terreno', fence: true, water: true })
  })

  it('finds what is at least so high, not what nobody measured', async () => {
    expect(await found({ minHeight: 600 })).toEqual(['Alto', 'Medio'])
    expect(await found({ minHeight: 601 })).toEqual(['Alto'])
    expect(await found({})).toHaveLength(4)
  })

  it('finds what has each of the facts, not what lacks one or does not state it', async () => {
    expect(await found({ facts: ['threePhase'] })).toEqual(['Alto', 'Medio'])
    expect(await found({ facts: ['threePhase', 'truckAccess'] })).toEqual(['Alto'])
    expect(await found({ facts: ['water'] })).toEqual(['Alto', 'Campo'])
    expect(await found({ facts: ['water'], type: 'terreno' })).toEqual(['Campo'])
    expect(await found({ facts: ['water', 'fence'], minHeight: 1 })).toEqual([])
  })

  it('finds the same on the map', async () => {
    const { body } = await app.call(locations.map, { query: { city, facts: ['fence'] } })
    expect(body.locations.map(({ name }) => name)).toEqual(['Campo'])
  })

  it('finds them by another fact once that was stated', async () => {
    const { id } = await make('Galpón Litre')
    const there = async () =>
      (await app.call(locations.search, { query: { only: id, facts: ['fence'] } })).body.total
    expect(await there()).toBe(0)
    await update(id, { fence: true })
    expect(await there()).toBe(1)
    await update(id, { fence: false })
    expect(await there()).toBe(0)
  })
})
