import { endpoints, filmOf, listingStages, reservationStates } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { StoredPicture } from '../platform/images/store-picture.ts'
import { demoPassword, userId } from './rows/people.ts'
import { propertyId } from './rows/places.ts'
import { pictureOrders } from './pictures/plan.ts'
import { seed } from './seed.ts'

let app: TestApp
const told: string[] = []

/** Returns picture names without drawing anything, because these tests look at no picture. */
const undrawn = (): Promise<Map<string, StoredPicture>> =>
  Promise.resolve(
    new Map(
      pictureOrders.map(({ name }) => [
        name,
        {
          key: `public/pictures/${name}/1440.webp`,
          contentType: 'image/webp',
          bytes: 1,
          sha256: '',
          visibility: 'public',
          width: 1440,
          height: 960,
          variants: {},
        },
      ]),
    ),
  )

beforeAll(async () => {
  app = await createTestApp({ identity: 'provider' })
  await seed(app, { pictures: undrawn, onProgress: (text) => void told.push(text) })
})
afterAll(() => app.close())

test('lets no property have the same review twice', async () => {
  const repeated = await app.sql`
    select b.property_id, r.comment from reviews r join reservations b on b.id = r.reservation_id
    group by 1, 2 having count(*) > 1`
  expect(repeated).toEqual([])
})

test('states of every published shed and plot what these are chosen by, and of nothing else', async () => {
  const rows = await app.sql<{ name: string; type: string; stated: number }[]>`
    select name, type, num_nonnulls(clear_height, gate_width, gate_height, floor_load, three_phase, truck_access,
      water, fence) as stated from properties where listed`
  const isSite = (type: string) => type === 'galpon' || type === 'terreno'
  expect(rows.filter(({ type, stated }) => isSite(type) !== stated > 0)).toEqual([])
  const { body } = await app.call(endpoints.locations.search, {
    query: { type: 'galpon', minHeight: 800, facts: ['threePhase', 'truckAccess'] },
  })
  expect(body.locations.map(({ name }) => name).toSorted()).toEqual([
    'Almacén La Legua',
    'Galpón La Eslora',
    'Galpón Los Remaches',
  ])
})

test('runs only once', async () => {
  expect(told.at(-1)).toMatch(/^contracts (\d+)\/\1$/)
  expect(await seed(app, { pictures: undrawn })).toBe(false)
})

test('has bookings in every state, each with a complete history', async () => {
  const states = await app.sql<{ state: string }[]>`select distinct state from reservations`
  expect(states.map(({ state }) => state).toSorted()).toEqual(reservationStates.toSorted())
  const broken = await app.sql`
    select r.id, r.state from reservations r
    where r.state <> (select to_state from reservation_events e where e.reservation_id = r.id order by id desc limit 1)
      or (select count(*) from reservation_events e where e.reservation_id = r.id and e.from_state is null) <> 1
      or (select max(at) from reservation_events e where e.reservation_id = r.id) <> r.updated_at
      or exists (select 1 from reservation_events e where e.reservation_id = r.id and e.at > now())`
  expect(broken).toEqual([])
})

test('every paid booking has exactly one payment of its amount, and current bookings have a contract', async () => {
  const broken = await app.sql`
    select r.id, r.state from reservations r
    where (r.confirmed_at is not null) <> (
      (select count(*) from checkout_sessions c where c.reservation_id = r.id and c.status = 'paid'
        and c.amount = case when c.charge_number is null then r.total else r.unit_price end and c.currency = r.currency)
      + (select count(*) from transfers t where t.reservation_id = r.id and t.amount = r.total)
      + (select count(*) from carried_payments p where p.reservation_id = r.id and p.amount = r.total) = 1)
      or (r.state in ('confirmed', 'active') and not exists (select 1 from contracts k where k.reservation_id = r.id))`
  expect(broken).toEqual([])
})

test('every refund says which payment it gives back, so that one on its way arrives', async () => {
  const [row] = await app.sql<{ all: number; unknown: number }[]>`
    select count(*)::int as all, count(*) filter (where r.stripe_payment_intent_id is distinct from c.stripe_payment_intent_id
      or r.stripe_payment_intent_id is null)::int as unknown
    from refunds r join checkout_sessions c on c.id = r.checkout_session_id`
  expect(row!.all).toBeGreaterThan(0)
  expect(row!.unknown).toBe(0)
})

test('has a booking of the tenant account at a place of the owner account whose dates were changed', async () => {
  const changed = await app.sql`
    select former.state, former.blocks, change.state as now, k.kind
    from reservations change join reservations former on former.id = change.replaces_id
      join properties p on p.id = change.property_id join contracts k on k.reservation_id = change.id
    where change.tenant_id = ${userId('tenant')} and p.owner_id = ${userId('owner')}`
  expect([...changed]).toEqual([{ state: 'cancelled', blocks: false, now: 'confirmed', kind: 'addendum' }])
})

test('has a mandate for every published property with a price, and an offer for the owner account', async () => {
  const missing = await app.sql`
    select name from properties p where stage = 'published' and shown_price is not null
      and not exists (select 1 from mandates m where m.property_id = p.id and m.state = 'accepted')`
  expect(missing).toEqual([])
  const open = await app.sql`
    select p.name from mandates m join properties p on p.id = m.property_id
    where m.state = 'offered' and p.stage = 'evaluated' and p.owner_id = ${userId('owner')}`
  expect(open).toHaveLength(1)
})

test('has an owner account in Perú that earns soles, with an offer to sign and a request to answer', async () => {
  const owner = userId('owner.peru')
  const [earned] = await app.sql`
    select count(*) filter (where r.state in ('active', 'completed'))::int > 0 as paid,
      bool_and(r.currency = 'PEN') as soles
    from reservations r join properties p on p.id = r.property_id where p.owner_id = ${owner}`
  expect(earned).toEqual({ paid: true, soles: true })
  const transferred = await app.sql`
    select distinct t.currency from owner_transfers t join properties p on p.id = t.property_id
    where p.owner_id = ${owner}`
  expect([...transferred]).toEqual([{ currency: 'PEN' }])
  const [waiting] = await app.sql`
    select (select count(*)::int from mandates m join properties p on p.id = m.property_id
        where m.state = 'offered' and p.owner_id = ${owner}) as offers,
      (select count(*)::int from cancellations c join reservations r on r.id = c.reservation_id
        join properties p on p.id = r.property_id where p.owner_id = ${owner}) as requests`
  expect(waiting).toEqual({ offers: 1, requests: 1 })
})

test('pays the owner account to an account in use, and lets another one of the owner in Perú wait', async () => {
  const accounts = await app.sql`
    select country, valid_from <= now() as used, valid_until is null as stays from payout_accounts
    where user_id in (${userId('owner')}, ${userId('owner.peru')}) order by country, valid_from`
  expect([...accounts]).toEqual([
    { country: 'Chile', used: true, stays: true },
    { country: 'Perú', used: true, stays: false },
    { country: 'Perú', used: false, stays: true },
  ])
})

test('has two finished payout runs, one with a payment that a bank refused, and an open one', async () => {
  const runs = await app.sql`
    select run.number, string_agg(payouts.state, ' ' order by payouts.state) as states,
      bool_and(payouts.state <> 'paid' or exists (select from payout_parts as part
        join owner_transfers as transfer on transfer.id = part.transfer_id
        where part.payout_id = payouts.id and transfer.amount = payouts.amount)) as recorded
    from payout_runs as run join payout_files as file on file.run_id = run.id
    join payouts on payouts.file_id = file.id group by run.number order by run.number`
  expect([...runs]).toEqual([
    { number: 1, states: 'paid rejected', recorded: true },
    { number: 2, states: 'paid', recorded: true },
    { number: 3, states: 'open', recorded: true },
  ])
})

test('has a property of the owner account in every stage, and periods that it blocked', async () => {
  const stages = await app.sql<{ stage: string }[]>`
    select distinct stage from properties where owner_id = ${userId('owner')}`
  expect(stages.map(({ stage }) => stage).toSorted()).toEqual([...listingStages].toSorted())
  const [blocks] = await app.sql`select count(*)::int as n from owner_blocks where lower(period) > now()`
  expect(blocks).toEqual({ n: 2 })
})

test('has more payments than one page for admins shows', async () => {
  const answer = await fetch(`${app.config.STRIPE_API_URL}/v1/payment_intents?limit=100`, {
    headers: { authorization: `Bearer ${app.config.STRIPE_SECRET_KEY}` },
  })
  const page = (await answer.json()) as { data: unknown[]; has_more: boolean }
  expect(page.data).toHaveLength(100)
  expect(page.has_more).toBe(true)
  const [{ paid } = { paid: 0 }] = await app.sql<{ paid: number }[]>`
    select count(*)::int as paid from checkout_sessions where status = 'paid'`
  expect(paid).toBeGreaterThan(120)
})

test('lets the role accounts log in with the printed password', async () => {
  for (const role of ['admin', 'owner', 'owner.peru', 'tenant']) {
    const email = `${role}@metrolibre.example`
    const { status, body } = await app.call(endpoints.auth.login, { body: { email, password: demoPassword } })
    expect(status).toBe(200)
    expect(body.user.id).toBe(userId(role))
  }
})

test('expects an inspector at every property whose visit is scheduled', async () => {
  const expected = await app.sql<{ stage: string }[]>`
    select p.stage from properties p join visits v on v.property_id = p.id
    where v.kind = 'technical' and v.status = 'scheduled' and v.starts_at > now()`
  const scheduled = await app.sql<{ stage: string }[]>`
    select stage from properties where stage = 'visit_scheduled'`
  expect(scheduled.length).toBeGreaterThan(0)
  expect([...expected]).toEqual([...scheduled])
})

test('shows every state of a card’s price', async () => {
  const seen = new Set<string>()
  for (let page = 1; page <= 6; page += 1) {
    const { body } = await app.call(endpoints.locations.search, { query: { page } })
    for (const { price } of body.locations) seen.add(price.state)
  }
  expect([...seen].toSorted()).toEqual(['no_rooms', 'no_value', 'priced', 'sold_out'])
})

test('keeps trash, drafts and inactive owners out of the public catalogue', async () => {
  const { body } = await app.call(endpoints.locations.search, { query: {} })
  expect(body.total).toBe(43)
  for (const key of ['bodega-villa-alemana', 'bodega-hualpen', 'casa-vitacura', 'piezas-estacion']) {
    const { status } = await app.call(endpoints.locations.detail, { params: { id: propertyId(key) } })
    expect([404, 410]).toContain(status)
  }
})

test('has a testimonial with a film of its own site', async () => {
  const { body } = await app.call(endpoints.testimonials.list)
  expect(body.testimonials.map(({ url }) => url && filmOf(url)?.kind)).toContain('file')
})

test.each([
  'sala de ensayo',
  'local comercial',
  'coworking',
  'sala de reuniones',
  'estudio fotográfico',
  'mini bodega',
  'salón de eventos',
  'loft',
  'depa',
  'bodega barata en quilicura',
  'rehearsal',
  'meeting room',
  'providensia',
  'miraflorez',
  'bodga',
  'ofisina',
])('has something for what people type: %s', async (q) => {
  const { body } = await app.call(endpoints.locations.search, { query: { q } })
  expect(body.total).toBeGreaterThan(0)
})
