import { endpoints, type QueryInput } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOwner, makeProperty, makeRoom, makeZone } from '../../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp

type Query = QueryInput<typeof endpoints.locations.search>

const search = async (query: Query) => (await app.call(endpoints.locations.search, { query })).body
const found = async (q: string) => (await search({ q })).locations.map(({ name }) => name).toSorted()
const onMap = async (query: Query) =>
  (await app.call(endpoints.locations.map, { query })).body.locations.map(({ name }) => name).toSorted()

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const zoneOf = async (name: string, city = 'Santiago', country: 'Chile' | 'Perú' = 'Chile') =>
    (await makeZone(db, { name, city, state: city, country })).id
  const providencia = await zoneOf('Providencia')
  const quilicura = await zoneOf('Quilicura')
  const miraflores = await zoneOf('Miraflores', 'Lima', 'Perú')
  await zoneOf('La Molina', 'Lima', 'Perú')
  await zoneOf('Colina')
  const owner = await makeOwner(db)
  const make = (name: string, zoneId: string, values: Parameters<typeof makeProperty>[1] = {}) =>
    makeProperty(db, { name, ownerId: owner.id, zoneId, street: 'Calle Uno', description: '', ...values })
  await make('Diapasón', providencia, { uses: ['rehearsal', 'recording'] })
  await make('La Vara', providencia, { uses: ['shop'] })
  const shared = await make('Pieza y Media', providencia, { type: 'room', uses: ['coworking', 'meetings'] })
  await makeRoom(db, shared.id, { name: 'Estudio Marsopa' })
  await makeRoom(db, shared.id, { name: 'Cachalote', isActive: false })
  await make('Luz Norte', quilicura, { uses: ['photography', 'events'] })
  await make('El Arcón', miraflores, { uses: ['storage'], currency: 'PEN', monthlyPrice: 90_000 })
  await make('Remaches', quilicura, { type: 'galpon', monthlyPrice: 900_000 })
  await make('Palanca', quilicura, {
    type: 'galpon',
    monthlyPrice: 400_000,
    threePhase: true,
    truckAccess: true,
    water: false,
  })
  await make('Puesto', miraflores, {
    currency: 'PEN',
    description: 'Con horno de panadería y mesón de mármol.',
  })
})
afterAll(() => app.close())

describe('the words of a search', () => {
  test.each([
    ['sala de ensayo', ['Diapasón']],
    ['rehearsal', ['Diapasón']],
    ['local comercial', ['La Vara']],
    ['coworking', ['Pieza y Media']],
    ['sala de reuniones', ['Pieza y Media']],
    ['meeting room', ['Pieza y Media']],
    ['estudio fotográfico', ['Luz Norte']],
    ['salón de eventos', ['Luz Norte']],
    ['mini bodega', ['El Arcón']],
    ['sala de ensayo en providencia', ['Diapasón']],
  ])('find what is used for that: %s', async (q, names) => {
    expect(await found(q)).toEqual(names)
  })

  test.each([
    ['trifásica', ['Palanca']],
    ['bodega con corriente trifásica', ['Palanca']],
    ['galpón acceso para camiones quilicura', ['Palanca']],
    ['three phase warehouse', ['Palanca']],
    ['agua', []],
  ])('find what is stated of a shed: %s', async (q, names) => {
    expect(await found(q)).toEqual(names)
  })

  test('say which facts were understood', async () => {
    expect((await search({ q: 'galpón trifásico con camiones' })).understood?.facts?.toSorted()).toEqual([
      'threePhase',
      'truckAccess',
    ])
  })

  test('find whole properties by the short names of flats', async () => {
    for (const q of ['depa', 'loft']) expect(await found(q), q).toContain('Diapasón')
  })

  test('say what was understood, and put the cheapest first if they ask for that', async () => {
    const { locations, understood } = await search({ q: 'bodega barata en quilicura' })
    expect(locations.map(({ name }) => name)).toEqual(['Palanca', 'Remaches'])
    expect(understood).toMatchObject({
      types: ['galpon'],
      places: [{ name: 'Quilicura', city: 'Santiago', country: 'Chile' }],
      cheap: true,
      corrected: null,
    })
    expect((await search({ q: 'barata', country: 'Chile' })).total).toBe(6)
    expect((await search({})).understood).toBeUndefined()
  })

  test('are looked for in descriptions where names have little', async () => {
    expect(await found('panaderías')).toEqual(['Puesto'])
    expect(await found('horno miraflores')).toEqual(['Puesto'])
    expect(await onMap({ q: 'horno' })).toEqual(['Puesto'])
  })

  test.each([
    ['providensia', 'Providencia', 3],
    ['miraflorez', 'Miraflores', 2],
    ['bodga', 'bodega', 2],
    ['vodega', 'bodega', 2],
    ['ofisina', 'oficina', 1],
    ['bodga quilicura', 'bodega quilicura', 2],
  ])(
    'are taken for those they are nearly written like when nothing else matches: %s',
    async (q, better, total) => {
      const result = await search({ q })
      expect(result.understood?.corrected).toEqual({ q: better, taken: true })
      expect(result.total).toBe(total)
      expect(await onMap({ q })).toHaveLength(total)
    },
  )

  test('are only proposed where nothing is found by the better ones either', async () => {
    const { total, understood } = await search({ q: 'providensia', type: 'terreno' })
    expect([total, understood?.corrected]).toEqual([0, { q: 'Providencia', taken: false }])
    expect(understood?.places).toMatchObject([{ name: 'Providencia' }])
  })

  test('are not taken for something else when they are like nothing here, or name a place with nothing in it', async () => {
    expect((await search({ q: 'xilófonos' })).understood).toMatchObject({ places: [], corrected: null })
    expect((await search({ q: 'tolina' })).understood).toMatchObject({ places: [], corrected: null })
    const { total, understood } = await search({ q: 'la molina' })
    expect([total, understood?.corrected]).toEqual([0, null])
    expect(understood?.places).toMatchObject([{ name: 'La Molina', country: 'Perú' }])
  })

  test.each([
    ['ensay', { uses: ['rehearsal'] }],
    ['bodga', { kinds: [{ type: 'galpon', count: 2 }] }],
    ['providensia', { suggestions: [{ kind: 'comuna', label: 'Providencia', count: 3 }] }],
  ])('are suggested by their uses, and when they are misspelled: %s', async (q, suggested) => {
    expect((await app.call(endpoints.locations.suggestions, { query: { q } })).body).toMatchObject(suggested)
  })

  test('find a place by the name of one of its rooms, also together with others', async () => {
    for (const q of ['estudio marsopa', 'marsopa', 'marsopa providencia'])
      expect(await found(q), q).toEqual(['Pieza y Media'])
    expect(await onMap({ q: 'marsopa' })).toEqual(['Pieza y Media'])
    expect(await found('cachalote')).toEqual([])
  })

  test('suggest what is in the visitor’s country first', async () => {
    const countriesOf = async (home?: 'Chile' | 'Perú') => {
      const { body } = await app.call(endpoints.locations.suggestions, {
        query: { q: 'p', ...(home && { home }) },
      })
      return body.suggestions.flatMap(({ kind, country }) => (kind === 'property' ? [country] : []))
    }
    expect(new Set(await countriesOf())).toEqual(new Set(['Chile', 'Perú']))
    for (const home of ['Chile', 'Perú'] as const) expect((await countriesOf(home))[0]).toBe(home)
  })

  test('can be replaced by a use', async () => {
    const { locations } = await search({ use: 'shop' })
    expect(locations.map(({ name }) => name)).toEqual(['La Vara'])
  })
})
