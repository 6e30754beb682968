import { randomUUID } from 'node:crypto'
import { endpoints, type QueryInput } from '@metrolibre/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { images, images3d } from '../../platform/db/schema/images.ts'
import type { reservations } from '../../platform/db/schema/reservations.ts'
import { makeAdmin, makeOwner, makeProperty, makeRoom, makeUser, makeZone } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let ids: Record<string, string>
const names = new Map<string, string>()

type Search = QueryInput<typeof endpoints.locations.search>

const search = async (query: Search) => (await app.call(endpoints.locations.search, { query })).body
const found = async (query: Search) =>
  (await search(query)).locations.map(({ id }) => names.get(id) ?? id).toSorted()

const period = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })

const book = (
  propertyId: string,
  tenantId: string,
  roomId: string | null,
  state: 'confirmed' | 'held',
  changes: Partial<typeof reservations.$inferInsert> = {},
) =>
  makeReservation(app.db, {
    propertyId,
    roomId,
    tenantId,
    state,
    period: period('2031-03-01T03:00:00Z', '2031-05-01T04:00:00Z'),
    startDate: '2031-03-01',
    endDate: '2031-05-01',
    quantity: 2,
    unitPrice: 1000,
    total: 2000,
    ...changes,
  })

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const nunoa = await makeZone(db, { name: 'Ñuñoa' })
  const centro = await makeZone(db, { name: 'Centro' })
  const lima = await makeZone(db, { country: 'Perú', state: 'Lima', city: 'Lima', name: 'Barranco' })
  const owner = await makeOwner(db, { email: 'secreto@people.example', phone: '999', rut: '98.765.432-1' })
  const gone = await makeOwner(db, { isActive: false })
  const make = async (name: string, values: Parameters<typeof makeProperty>[1]) => {
    const property = await makeProperty(db, { name, ownerId: owner.id, zoneId: nunoa.id, ...values })
    names.set(property.id, name)
    return property.id
  }
  const at = (minute: number) => ({ publishedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) })
  ids = {
    casa: await make('Casa Compás', { monthlyPrice: 500_000, area: 120, ...at(1), wifi: true }),
    patio: await make('Patio', { type: 'room', ...at(2), garage: 1, wifi: true }),
    vacio: await make('Vacío', { type: 'room', ...at(3) }),
    galpon: await make('Galpón', { type: 'galpon', monthlyPrice: 0, zoneId: centro.id, ...at(4) }),
    agotada: await make('Agotada', { isActive: false, zoneId: centro.id, monthlyPrice: 300_000, ...at(5) }),
    horas: await make('Estudio', { rentalMode: 'hour', hourlyPrice: 9000, ...at(6) }),
    limena: await make('Quinta', { currency: 'PEN', zoneId: lima.id, monthlyPrice: 190_000, ...at(7) }),
    borrador: await make('Borrador', { isVerified: false, stage: 'draft' }),
    basura: await make('Basura', { deletedAt: new Date() }),
    ajena: await make('Ajena', { ownerId: gone.id }),
  }
  const sale = await makeRoom(db, ids['patio']!, { name: 'Cara', monthlyPrice: 300_000 })
  await makeRoom(db, ids['patio']!, { name: 'Barata', monthlyPrice: 120_000 })
  await makeRoom(db, ids['patio']!, { name: 'Cero', monthlyPrice: 0 })
  await makeRoom(db, ids['patio']!, { name: 'Cerrada', monthlyPrice: 1000, isActive: false })
  await makeRoom(db, ids['patio']!, { name: 'Borrada', monthlyPrice: 500, deletedAt: new Date() })
  await makeRoom(db, ids['vacio']!, { isActive: false })
  ids['sala'] = sale.id
  const tenant = await makeUser(db)
  ids['tenant'] = tenant.id
  ids['owner'] = owner.id
  ids['admin'] = (await makeAdmin(db)).id
  await book(ids['casa']!, tenant.id, null, 'confirmed')
  await book(ids['patio']!, tenant.id, sale.id, 'held')
})
// Lists and counts are of the places above: those that a test adds are gone after it.
afterEach(
  () =>
    app.sql`update properties set deleted_at = now()
      where deleted_at is null and id <> all(${[...names.keys()]})`,
)
afterAll(() => app.close())

test('gives the lowest price of each country, kind and unit of what can be rented', async () => {
  const { prices } = (await app.call(endpoints.locations.lowestPrices, {})).body
  // Neither what is sold out, not published or without a price, nor a closed room.
  expect(prices).toEqual([
    { country: 'Chile', propertyType: 'entire', unit: 'month', amount: 500_000, currency: 'CLP' },
    { country: 'Chile', propertyType: 'entire', unit: 'hour', amount: 9000, currency: 'CLP' },
    { country: 'Chile', propertyType: 'room', unit: 'month', amount: 120_000, currency: 'CLP' },
    { country: 'Perú', propertyType: 'entire', unit: 'month', amount: 190_000, currency: 'PEN' },
  ])
})

describe('search', () => {
  test('returns published properties, newest first, including those sold out', async () => {
    const { locations, total, totalIsExact, counts, nextCursor, previousCursor } = await search({
      sort: 'newest',
    })
    expect(locations.map(({ name }) => name)).toEqual([
      'Quinta',
      'Estudio',
      'Agotada',
      'Galpón',
      'Vacío',
      'Patio',
      'Casa Compás',
    ])
    expect({ total, totalIsExact, nextCursor, previousCursor }).toEqual({
      total: 7,
      totalIsExact: true,
      nextCursor: null,
      previousCursor: null,
    })
    expect(counts).toEqual({ room: 2, entire: 4, galpon: 1, terreno: 0, hours: 1 })
  })

  test('ignores accents and case', async () => {
    for (const q of ['nunoa', 'ÑUÑOA', 'Ñuñoa']) expect(await found({ q })).toContain('Casa Compás')
    expect(await found({ comuna: 'nunoa', type: 'entire' })).toEqual(['Casa Compás', 'Estudio'])
    expect(await found({ q: 'galpon' })).toEqual(['Galpón'])
    expect(await found({ q: 'compas nunoa' })).toEqual(['Casa Compás'])
    expect(await found({ q: 'ca co' })).toEqual(['Casa Compás'])
    expect(await found({ q: '100%_\\' })).toEqual([])
  })

  test('finds kinds, services and places by what they are called in both languages', async () => {
    for (const q of ['Galpones', 'shed', 'warehouse', 'bodega', 'galpón en arriendo en Santiago'])
      expect(await found({ q }), q).toEqual(['Galpón'])
    for (const q of ['room to rent', 'oficina', 'offices', 'busco oficina', 'se arrienda pieza'])
      expect(await found({ q }), q).toEqual(['Patio', 'Vacío'])
    expect(await found({ q: 'pieza con estacionamiento' })).toEqual(['Patio'])
    expect(await found({ q: 'garage' })).toEqual(['Patio'])
    expect(await found({ q: 'internet nunoa' })).toEqual(['Casa Compás', 'Patio'])
    expect(await found({ q: 'casa wi-fi stgo' })).toEqual(['Casa Compás'])
    expect(await found({ q: 'por hora' })).toEqual(['Estudio'])
    expect(await found({ q: 'en' })).toEqual([])
  })

  test('counts the kinds under the filters in force, whichever kind is shown', async () => {
    const counts = { room: 1, entire: 1, galpon: 0, terreno: 0, hours: 0 }
    expect((await search({ services: ['wifi'] })).counts).toEqual(counts)
    expect(await search({ services: ['wifi'], type: 'terreno' })).toMatchObject({ counts, total: 0 })
    expect(await search({ services: ['wifi'], type: 'room' })).toMatchObject({ counts, total: 1 })
    // Of what is rented by the hour, the same amount would be a limit per hour.
    expect((await search({ maxPrice: 400_000 })).counts).toMatchObject({ room: 1, entire: 1, hours: null })
    const hourly = await search({ maxPrice: 400_000, type: 'hours' })
    expect(hourly.counts).toMatchObject({ room: null, entire: null, hours: 1 })
  })

  test('shows the last page when a later one is asked for', async () => {
    for (const query of [{ page: 99 }, { page: 99, q: 'nunoa' }, { page: 99, type: 'galpon' as const }]) {
      const { page, locations } = await search(query)
      expect([page, locations.length > 0]).toEqual([1, true])
    }
    expect(await search({ page: 9, q: 'nada así' })).toMatchObject({ total: 0, locations: [] })
  })

  test('filters by place, kind, hours and services', async () => {
    expect(await found({ country: 'Perú' })).toEqual(['Quinta'])
    expect(await found({ city: 'santiago', comuna: 'centro' })).toEqual(['Agotada', 'Galpón'])
    expect(await found({ comuna: 'no existe' })).toEqual([])
    expect(await found({ type: 'hours' })).toEqual(['Estudio'])
    expect(await found({ services: ['wifi', 'parking'] })).toEqual(['Patio'])
    expect(await found({ bbox: '-70.7,-33.5,-70.6,-33.4', type: 'galpon' })).toEqual(['Galpón'])
    expect(await found({ bbox: '10,10,11,11' })).toEqual([])
  })

  test('compares prices within one currency and unit', async () => {
    expect(await found({ minPrice: 100_000, maxPrice: 200_000 })).toEqual(['Patio'])
    expect(await found({ country: 'Perú', maxPrice: 200_000 })).toEqual(['Quinta'])
    expect(await found({ type: 'hours', maxPrice: 9000 })).toEqual(['Estudio'])
    const cheapest = await search({ sort: 'price_asc', country: 'Chile' })
    // Per month, then per hour, then what has no price.
    expect(cheapest.locations.map(({ name }) => name).slice(0, 4)).toEqual([
      'Patio',
      'Agotada',
      'Casa Compás',
      'Estudio',
    ])
    const dearest = await search({ sort: 'price_desc', country: 'Chile' })
    expect(dearest.locations[0]?.name).toBe('Casa Compás')
    expect(dearest.locations.slice(-2).every(({ price }) => price.state !== 'priced')).toBe(true)
  })

  test('leaves out places that are taken in the period, but not a property with another free room', async () => {
    const taken = await found({ from: '2031-04-01', to: '2031-06-01', comuna: 'nunoa' })
    expect(taken).not.toContain('Casa Compás')
    expect(taken).toContain('Patio')
    expect(await found({ from: '2031-05-01', to: '2031-06-01', q: 'compas' })).toEqual(['Casa Compás'])
    expect(await found({ from: '2039-05-01', to: '2041-06-01' })).toEqual([])
  })

  test('refuses a period that ends before it begins', async () => {
    for (const endpoint of [endpoints.locations.search, endpoints.locations.map]) {
      const { status, problem } = await app.call(endpoint, {
        query: { from: '2027-02-01', to: '2027-01-01' },
      })
      expect([status, problem?.fields?.[0]?.path]).toEqual([422, 'to'])
    }
  })

  test('shows the price on a card, or the reason why there is none', async () => {
    const { locations } = await search({})
    const price = (key: string) => locations.find(({ id }) => id === ids[key])?.price
    expect(price('patio')).toMatchObject({ state: 'priced', amount: 120_000, unit: 'month', from: true })
    expect(price('vacio')).toEqual({ state: 'no_rooms' })
    expect(price('galpon')).toEqual({ state: 'no_value' })
    expect(price('agotada')).toEqual({ state: 'sold_out' })
    expect(price('horas')).toMatchObject({ amount: 9000, unit: 'hour' })
  })

  test('returns the same results by page number and by cursor, in both directions', async () => {
    const zone = await makeZone(app.db, { name: 'Páginas' })
    for (let index = 0; index < 20; index += 1) {
      await makeProperty(app.db, { zoneId: zone.id, ownerId: ids['owner'], monthlyPrice: 1000 + (index % 7) })
    }
    for (const sort of ['newest', 'price_asc', 'price_desc'] as const) {
      const numbered = []
      for (const page of [1, 2, 3]) numbered.push(await search({ zoneId: zone.id, sort, page }))
      const idsOf = (result: { locations: { id: string }[] }) => result.locations.map(({ id }) => id)
      expect(new Set(numbered.flatMap(idsOf)).size).toBe(20)
      const second = await search({ zoneId: zone.id, sort, cursor: numbered[0]!.nextCursor! })
      expect(idsOf(second)).toEqual(idsOf(numbered[1]!))
      expect(second.page).toBe(2)
      const first = await search({ zoneId: zone.id, sort, cursor: second.previousCursor! })
      expect(idsOf(first)).toEqual(idsOf(numbered[0]!))
      expect(numbered[2]!.nextCursor).toBeNull()
    }
  })

  const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const someId = randomUUID()
  test.each([
    'bm8',
    forged('newest', 'after', 2, '1', '-'.repeat(36)),
    forged('newest', 'after', 2, '9'.repeat(20), someId),
    forged('newest', 'after', 2, '1'),
    forged('newest', 'beside', 2, '1', someId),
    forged('price_asc', 'after', 2, '0', '1', someId),
  ])('refuses an invalid cursor: %s', async (cursor) => {
    const { status, problem } = await app.call(endpoints.locations.search, { query: { cursor } })
    expect([status, problem?.code]).toEqual([422, 'validation'])
  })
})

describe('privacy', () => {
  const secrets = ['Calle Falsa 123', '-33.45,', 'secreto@', '"exactLat"', '98.765']

  test('no public answer contains the house number, the true coordinates or personal data', async () => {
    const answers = [
      await search({}),
      (await app.call(endpoints.locations.detail, { params: { id: ids['casa']! } })).body,
      (await app.call(endpoints.owner.locations, { params: { id: ids['owner']! } })).body,
    ]
    for (const answer of answers) {
      const text = JSON.stringify(answer)
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })

  test('owner, admin and a tenant with a paid booking see the exact address, others do not', async () => {
    const params = { id: ids['casa']! }
    for (const who of ['owner', 'admin', 'tenant']) {
      const { body } = await app.call(endpoints.locations.detail, { params }, { as: ids[who]! })
      expect(body.exact).toEqual({ address: 'Calle Falsa 123', exactLat: -33.45, exactLong: -70.65 })
    }
    const stranger = await makeUser(app.db)
    expect(
      (await app.call(endpoints.locations.detail, { params }, { as: stranger })).body.exact,
    ).toBeUndefined()
    const held = { id: ids['patio']! }
    const tenant = await app.call(endpoints.locations.detail, { params: held }, { as: ids['tenant']! })
    expect(tenant.body.exact).toBeUndefined()
  })

  test('says that an inspector was there only if one was, and on which day of the place', async () => {
    const inspection = {
      at: '2026-11-20T02:00:00.000Z',
      by: { id: 'x', firstName: 'Amparo' },
      note: '',
      measures: [],
    }
    const visited = await makeProperty(app.db, { details: { inspection } })
    const agreed = await makeProperty(app.db)
    const day = async ({ id }: { id: string }) =>
      (await app.call(endpoints.locations.detail, { params: { id } })).body.inspectedOn
    expect([await day(visited), await day(agreed)]).toEqual(['2026-11-19', null])
  })

  test('an unpublished property is found only by its owner and admins, and one taken down is gone', async () => {
    const statuses = { borrador: 404, ajena: 404, basura: 410 }
    for (const [key, wanted] of Object.entries(statuses)) {
      const call = await app.call(endpoints.locations.detail, { params: { id: ids[key]! } })
      expect(call.status).toBe(wanted)
    }
    const draft = { params: { id: ids['borrador']! } }
    expect((await app.call(endpoints.locations.detail, draft, { as: ids['owner']! })).status).toBe(200)
  })

  test('an owner sees all of their properties, others only the published ones', async () => {
    const params = { id: ids['owner']! }
    const open = (await app.call(endpoints.owner.locations, { params })).body
    const own = (await app.call(endpoints.owner.locations, { params }, { as: ids['owner']! })).body
    const shown = (result: { locations: { name: string }[] }) => result.locations.map(({ name }) => name)
    expect(open.view).toBe('public')
    expect(shown(open)).not.toContain('Borrador')
    expect(own.view).toBe('owner')
    expect(shown(own)).toContain('Borrador')
    expect(shown(own)).not.toContain('Basura')
  })
})

test('everybody sees the visible photos, and panoramas show no coordinates', async () => {
  const property = await makeProperty(app.db)
  const room = await makeRoom(app.db, property.id)
  const key = (name: string) => `public/pictures/${name}/320.webp`
  for (const of of [{ propertyId: property.id }, { roomId: room.id }])
    await app.db.insert(images).values([
      { ...of, image: key('shown'), position: 0, isVisible: true },
      { ...of, image: key('hidden'), position: 1, isVisible: false },
    ])
  const place = { longitude: -70.65, latitude: -33.45 }
  await app.db
    .insert(images3d)
    .values({ propertyId: property.id, name: 'Hall', image: key('hall'), ...place })
  const params = { id: property.id }
  const { body } = await app.call(endpoints.locations.detail, { params })
  const addresses = (of: readonly { image: string | null }[]) => of.map(({ image }) => image)
  expect(addresses(body.imagesLocation)).toEqual(['/files/pictures/shown/320.webp'])
  expect(addresses(body.roomsDetails[0]!.imagesRoom)).toEqual(['/files/pictures/shown/320.webp'])
  expect(body.images3D).toMatchObject([{ name: 'Hall', longitude: null, latitude: null }])
})

test('a card in the results has the first four visible photos besides the cover, in their order', async () => {
  const key = (name: string) => `public/pictures/${name}/1440.webp`
  const property = await makeProperty(app.db, { image: key('cover') })
  const names = ['fifth', 'fourth', 'cover', 'third', 'second', 'hidden', 'first']
  await app.db.insert(images).values(
    names.map((name, index) => ({
      propertyId: property.id,
      image: key(name),
      position: names.length - index,
      isVisible: name !== 'hidden',
    })),
  )
  const bare = await makeProperty(app.db, { zoneId: property.zoneId })
  const query = { zoneId: property.zoneId }
  const { body } = await app.call(endpoints.locations.search, { query })
  const photosOf = (id: string) => body.locations.find((card) => card.id === id)!.photos
  expect(photosOf(bare.id)).toBeUndefined()
  expect(photosOf(property.id)).toEqual(
    ['first', 'second', 'third', 'fourth'].map((name) => `/files/pictures/${name}/960.webp`),
  )
})

describe('availability', () => {
  const busyOf = async (id: string, roomId?: string) => {
    const query = { from: Date.UTC(2031, 0, 1), to: Date.UTC(2032, 0, 1), ...(roomId && { roomId }) }
    const { body } = await app.call(endpoints.locations.availability, { params: { id }, query })
    return body.busy
  }
  const march = { start: Date.parse('2031-03-01T03:00:00Z'), end: Date.parse('2031-05-01T04:00:00Z') }

  test('shows holds and bookings, and a booked room blocks the whole property but not other rooms', async () => {
    expect(await busyOf(ids['casa']!)).toEqual([march])
    expect(await busyOf(ids['patio']!)).toEqual([march])
    expect(await busyOf(ids['patio']!, ids['sala'])).toEqual([march])
    const { body } = await app.call(endpoints.locations.detail, { params: { id: ids['patio']! } })
    const neighbour = body.roomsDetails.find(({ name }) => name === 'Barata')!
    expect(await busyOf(ids['patio']!, neighbour.id)).toEqual([])
  })

  test('is on the page of a property too, for it and each of its rooms, without anybody who booked', async () => {
    const { id } = await makeProperty(app.db)
    const [north, south] = [await makeRoom(app.db, id), await makeRoom(app.db, id)]
    await book(id, (await makeUser(app.db)).id, north.id, 'confirmed')
    const present = app.clock.now()
    app.clock.set(new Date('2031-01-01T12:00:00Z'))
    const { body } = await app.call(endpoints.locations.detail, { params: { id } })
    app.clock.set(present)
    expect(body.reservations).toEqual([march])
    const of = (room: { id: string }) => body.roomsDetails.find((one) => one.id === room.id)?.reservations
    expect([of(north), of(south)]).toEqual([[march], []])
  })

  test('says from when a property and its rooms are free, and what those cost that are', async () => {
    const { id } = await makeProperty(app.db, { type: 'room' })
    const [north, south] = [
      await makeRoom(app.db, id, { monthlyPrice: 90_000 }),
      await makeRoom(app.db, id, { monthlyPrice: 120_000 }),
    ]
    const tenant = await makeUser(app.db)
    const present = app.clock.now()
    app.clock.set(new Date('2031-03-10T12:00:00Z'))
    const freeOnPage = async () => {
      const { body } = await app.call(endpoints.locations.detail, { params: { id } })
      const of = (room: { id: string }) => body.roomsDetails.find((one) => one.id === room.id)?.free
      return [body.price.state === 'priced' && body.price.amount, body.free, of(north), of(south)]
    }
    const [free, later] = [
      { now: true, from: '2031-03-10' },
      { now: false, from: '2031-05-01' },
    ]
    await book(id, tenant.id, north.id, 'confirmed')
    expect(await freeOnPage()).toEqual([120_000, free, later, free])
    await book(id, tenant.id, south.id, 'held')
    expect(await freeOnPage()).toEqual([90_000, later, later, later])
    app.clock.set(present)
  })

  test('of a whole property joins the stays in its rooms', async () => {
    const { id } = await makeProperty(app.db)
    const [north, south] = [await makeRoom(app.db, id), await makeRoom(app.db, id)]
    const tenant = (await makeUser(app.db)).id
    const after = { period: period('2031-05-01T04:00:00Z', '2031-07-01T04:00:00Z'), startDate: '2031-05-01' }
    await book(id, tenant, north.id, 'confirmed')
    await book(id, tenant, south.id, 'confirmed', { ...after, endDate: '2031-07-01' })
    const end = Date.parse('2031-07-01T04:00:00Z')
    expect(await busyOf(id)).toEqual([{ start: march.start, end }])
    expect(await busyOf(id, south.id)).toEqual([{ start: march.end, end }])
  })

  test('of a room at another property is not found', async () => {
    const query = { roomId: ids['sala']! }
    const { status } = await app.call(endpoints.locations.availability, {
      params: { id: ids['casa']! },
      query,
    })
    expect(status).toBe(404)
  })
})

test('suggests comunas, cities and properties for the typed text', async () => {
  const { body } = await app.call(endpoints.locations.suggestions, { query: { q: 'nun' } })
  expect(body.suggestions[0]).toMatchObject({ kind: 'comuna', label: 'Ñuñoa', city: 'Santiago', count: 4 })
  const compas = (await app.call(endpoints.locations.suggestions, { query: { q: 'compas' } })).body
  expect(compas.suggestions).toMatchObject([{ kind: 'property', label: 'Casa Compás' }])
  expect((await app.call(endpoints.locations.suggestions, { query: { q: ' ' } })).body.suggestions).toEqual(
    [],
  )
})

test('suggests kinds and services by what they are called', async () => {
  const suggested = async (q: string) => {
    const { kinds, services } = (await app.call(endpoints.locations.suggestions, { query: { q } })).body
    return [kinds, services]
  }
  expect(await suggested('bode')).toEqual([[{ type: 'galpon', count: 1 }], []])
  expect(await suggested('parcel')).toEqual([[], []])
  expect(await suggested('Estaciona')).toEqual([[], ['parking']])
})
