import { randomUUID } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contracts } from '../../../platform/db/schema/contracts.ts'
import { reviews } from '../../../platform/db/schema/community.ts'
import { deposits } from '../../../platform/db/schema/deposits.ts'
import { disputes } from '../../../platform/db/schema/disputes.ts'
import { deletedEmails } from '../../../platform/db/schema/privacy.ts'
import { properties } from '../../../platform/db/schema/properties.ts'
import { reservations } from '../../../platform/db/schema/reservations.ts'
import { securityEvents } from '../../../platform/db/schema/security.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../../testing/factories.ts'
import { holdBack, untilWaiting } from '../../../testing/hold-back.ts'
import { findMail } from '../../../testing/inbox.ts'
import { linksToUsers } from '../../../testing/links-to-users.ts'
import { beginLife } from '../../../testing/life/begin-life.ts'
import { makeLife } from '../../../testing/life/make-life.ts'
import { makeReservation } from '../../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { hashPassword } from '../../auth/password.ts'

const { privacy, auth, contracts: papers } = endpoints
const password = 'una clave larga'

let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => app.close())

const erase = (as: { id: string }, given = password) =>
  app.call(privacy.erase, { body: { password: given } }, { as })
const rowOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]!

/** Where an erased user's id stays: rows that must be kept and say nothing about the person any more. */
const kept = [
  'audit_log.actor_id',
  'audit_log.undone_by',
  'cancellations.asked_by',
  'cancellations.ended_by',
  'charge_events.actor_id',
  'charge_transfers.recorded_by',
  'commissions.recorded_by',
  'consents.user_id',
  'contracts.signer_id',
  'deposit_claims.decided_by',
  'deposit_events.actor_id',
  'mandates.answered_by',
  'mandates.offered_by',
  'owner_transfers.recorded_by',
  // Of accounts of others.
  'payout_accounts.reviewed_by',
  'payout_files.sent_by',
  'payout_files.settled_by',
  'payout_runs.created_by',
  'payouts.user_id',
  'properties.creator_id',
  'properties.owner_id',
  'reservation_events.actor_id',
  'reservations.tenant_id',
  'reviews.creator_id',
  // Of tenants, about the properties.
  'reviews.receiver_id',
  'stay_ends.ordered_by',
  'transfers.recorded_by',
]

/** Returns the whole database as text, with the queue's jobs. */
async function dump(): Promise<string> {
  const tables = await app.sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname = 'graphile_worker' and tablename = '_private_jobs')`
  const texts = tables.map(async ({ name }) => {
    const rows = await app.sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} t`)
    return rows.map(({ row }) => `${name} ${row}`).join('\n')
  })
  return (await Promise.all(texts)).join('\n')
}

it('leaves nothing of a person behind, and everything of the other one', async () => {
  const person = await beginLife(app, 'cccccc', { passwordHash })
  const other = await beginLife(app, 'dddddd')
  await makeLife(app, person, other)
  await makeLife(app, other, person)
  const links = await linksToUsers(app)
  const linkedTo = async () => {
    const names = []
    for (const { name, count } of links) if ((await count(person.id)) > 0) names.push(name)
    return names.toSorted()
  }
  expect(await linkedTo(), 'a new column needs rows').toEqual(
    links.flatMap(({ name }) => (name === 'data_exports.user_id' ? [] : [name])).toSorted(),
  )
  const { id: exportId } = (await app.call(privacy.export, {}, { as: person })).body
  await app.jobs.drain()
  const signed = await app.db.select().from(contracts).where(eq(contracts.signerId, person.id))
  const [draft, theirs] = [
    await makeProperty(app.db, { ownerId: person.id, stage: 'draft', isVerified: false }),
    await app.db.select().from(contracts).where(eq(contracts.signerId, other.id)),
  ]

  expect((await erase(person)).status).toBe(200)
  const mail = await findMail(app, person.email, 'Eliminamos tu cuenta')
  expect(mail?.text).toContain('Hola, Nombre.')
  await app.jobs.drain()

  const left = (await dump()).split('\n').filter((line) => line.includes(person.mark))
  // What the other one wrote about the stay says nothing of the person.
  expect(left).toEqual([expect.stringContaining(`review-by-${person.mark}`)])
  expect(await linkedTo()).toEqual(kept)
  for (const key of person.files) expect(await app.storage.exists(key), key).toBe(false)
  expect((await app.call(privacy.exportFile, { params: { id: exportId } }, { as: person })).status).toBe(401)

  // The other one keeps what they signed, except for the files that name the person.
  const after = await app.db.select().from(contracts).where(eq(contracts.signerId, other.id))
  expect(after.map(({ data, sha256 }) => ({ data, sha256 }))).toEqual(
    theirs.map(({ data, sha256 }) => ({ data, sha256 })),
  )
  expect(after.filter(({ pdfKey }) => pdfKey !== null)).toMatchObject([{ propertyId: other.propertyId }])
  expect(await app.db.select().from(properties).where(eq(properties.id, draft.id))).toEqual([])
  const [place] = await app.db.select().from(properties).where(eq(properties.id, person.propertyId))
  expect(place).toMatchObject({ address: '', latitude: null, listed: false, deletedAt: expect.any(Date) })

  // The public check still knows the document, without its signer.
  const { body } = await app.call(papers.verify, { params: { hash: signed[0]!.sha256 } })
  expect(body).toMatchObject({ hash: signed[0]!.sha256, initials: null, ip: null, userAgent: null })
  const mine = await app.db.select().from(reviews).where(eq(reviews.creatorId, person.id))
  expect(mine).toMatchObject([{ receiverId: other.id, comment: `review-by-${person.mark}` }])
  expect(await rowOf(person.id)).toMatchObject({ firstName: 'Usuario eliminado', lastName: '', rut: null })
})

it('ends the account: nobody can sign in with it or register its address again', async () => {
  const email = `rosa.${randomUUID()}@people.example`
  const user = await makeUser(app.db, { email, passwordHash })
  expect((await erase(user)).body.message).toBe('Eliminamos tu cuenta y tus datos')
  expect((await app.call(auth.session, {}, { as: user })).status).toBe(401)
  expect((await app.call(auth.login, { body: { email, password } })).problem?.code).toBe(
    'invalid_credentials',
  )
  const registration = {
    firstname: 'Rosa',
    lastname: 'Soto',
    email,
    password,
    country: 'Chile' as const,
    birthDate: '1991-03-09',
  }
  const refused = await app.call(auth.register, { body: registration })
  expect(refused.problem?.code).toBe('email_unavailable')
  const events = await app.db.select().from(securityEvents).where(eq(securityEvents.kind, 'account_erased'))
  expect(events.at(-1)).toMatchObject({ userId: null, network: null })
  // An address that nobody confirmed may be a stranger's, who can still register it.
  const unproven = await makeUser(app.db, { passwordHash, emailConfirmedAt: null })
  const known = await app.db.$count(deletedEmails)
  expect((await erase(unproven)).status).toBe(200)
  expect(await app.db.$count(deletedEmails)).toBe(known)
})

it('needs the password, and happens once', async () => {
  const user = await makeUser(app.db, { passwordHash })
  const wrong = await erase(user, 'otra clave larga')
  expect(wrong.problem).toMatchObject({ code: 'validation', fields: [{ path: 'password' }] })
  const [event] = await app.db.select().from(securityEvents).where(eq(securityEvents.userId, user.id))
  expect(event).toMatchObject({ kind: 'login_refused', details: { code: 'wrong_password', call: 'erase' } })
  expect((await rowOf(user.id)).erasedAt).toBeNull()
  const twice = await Promise.all([erase(user), erase(user)])
  expect(twice.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 401])
})

it('is refused while a booking is alive, money is on its way, or nobody else administers', async () => {
  const [owner, tenant] = [
    await makeOwner(app.db, { passwordHash }),
    await makeUser(app.db, { passwordHash }),
  ]
  const { id: propertyId } = await makeProperty(app.db, { ownerId: owner.id })
  const { id } = await makeReservation(app.db, { propertyId, tenantId: tenant.id, state: 'held' })
  for (const party of [owner, tenant]) expect((await erase(party)).problem?.code).toBe('live_reservations')
  await app.db.execute(sql`update reservations set state = 'cancelled', blocks = false where id = ${id}`)
  await app.db.insert(disputes).values({
    id: `dp_${id}`,
    reservationId: id,
    stripePaymentIntentId: `pi_${id}`,
    status: 'needs_response',
    reason: 'general',
    amount: 450_000,
    currency: 'CLP',
    openedAt: new Date(),
  })
  for (const party of [owner, tenant]) expect((await erase(party)).problem?.code).toBe('money_open')
  await app.db.delete(disputes).where(eq(disputes.reservationId, id))
  const turnDeposit = (values: object) =>
    app.db.update(deposits).set(values).where(eq(deposits.reservationId, id))
  await app.db.insert(deposits).values({ reservationId: id, amount: 300_000, currency: 'CLP', state: 'kept' })
  for (const party of [owner, tenant]) expect((await erase(party)).problem?.code).toBe('money_open')
  await turnDeposit({ state: 'closing', returned: 300_000 })
  await turnDeposit({ state: 'settled' })
  expect((await erase(tenant)).status).toBe(200)
  expect((await erase(owner)).status).toBe(200)

  await app.db.update(users).set({ isAdmin: false }).where(eq(users.isAdmin, true))
  const admins = [await makeAdmin(app.db, { passwordHash }), await makeAdmin(app.db, { passwordHash })]
  const codes = (await Promise.all(admins.map((one) => erase(one)))).map(({ problem }) => problem?.code)
  expect(codes.toSorted((one = '', two = '') => one.localeCompare(two))).toEqual(['last_admin', undefined])
})

it('makes a hold that comes at the same time either stop it or fail', async () => {
  const [owner, tenant] = [await makeOwner(app.db), await makeUser(app.db, { passwordHash })]
  const { id: propertyId } = await makeProperty(app.db, { ownerId: owner.id })
  expect((await erase(tenant)).status).toBe(200)
  const refused = await makeReservation(app.db, { propertyId, tenantId: tenant.id }).catch(
    (error: Error) => error,
  )
  expect(String((refused as Error).cause)).toContain('A party of this reservation was erased')
  expect(await app.db.select().from(reservations).where(eq(reservations.tenantId, tenant.id))).toEqual([])
})

it('is possible for both sides from the moment on in which the stay has ended by itself', async () => {
  const tenant = await makeUser(app.db, { passwordHash })
  const owner = await makeOwner(app.db, { passwordHash })
  const { id: propertyId } = await makeProperty(app.db, { ownerId: owner.id })
  const { period } = await makeReservation(app.db, { propertyId, tenantId: tenant.id, state: 'confirmed' })
  const at = async (instant: Date) => {
    app.clock.set(instant)
    await app.jobs.tick('turn-periods')
  }
  await at(new Date(period.end.getTime() - 1))
  for (const party of [owner, tenant]) expect((await erase(party)).problem?.code).toBe('live_reservations')
  await at(period.end)
  for (const party of [tenant, owner]) expect((await erase(party)).status).toBe(200)
})

/** Makes calls of a user wait behind the erasure of the account, and returns their statuses. */
async function callWhileErased(user: { id: string }, calls: (() => Promise<{ status: number }>)[]) {
  // The erasure waits for the row of the user, and what is written waits behind it.
  const { result, between } = await holdBack(app, {
    lock: (tx) => tx`select from users where id = ${user.id} for update`,
    work: () => erase(user),
    meanwhile: async () => {
      const writing = calls.map((call) => call())
      await untilWaiting(app, Promise.all(writing), 1 + writing.length)
      return { writing }
    },
  })
  expect(result.status).toBe(200)
  return (await Promise.all(between.writing)).map(({ status }) => status)
}

it('lets nothing be written for a person who is being erased', async () => {
  const user = await makeUser(app.db, { passwordHash, emailConfirmedAt: new Date() })
  const { id: propertyId, zoneId } = await makeProperty(app.db)
  const stay = await makeReservation(app.db, { propertyId, tenantId: user.id, state: 'completed' })
  const as = { as: user }
  const post = { title: 'Jabón', description: 'De olivo', category: 'crafts' as const }
  const review = { title: 'Bien', comment: 'Todo bien', rating: 'good' as const, reservationId: stay.id }
  const statuses = await callWhileErased(user, [
    () => app.call(endpoints.publications.create, { body: post }, as),
    () => app.call(endpoints.reviews.create, { body: review }, as),
    () =>
      app.call(
        endpoints.favourites.add,
        { params: { id: propertyId }, body: { savedAt: new Date().toISOString(), price: null } },
        as,
      ),
    () => app.call(endpoints.savedSearches.save, { body: { name: 'Mías', filters: {}, mail: false } }, as),
    () => app.call(endpoints.ownLocations.create, { body: { propertyType: 'room', zone: zoneId } }, as),
  ])
  expect(statuses).toEqual([401, 401, 401, 401, 401])
  for (const table of ['publications', 'favourites', 'saved_searches'])
    expect(await app.sql`select from ${app.sql(table)} where user_id = ${user.id}`, table).toEqual([])
})

it('adds no room to a property and prepares no export of somebody who is being erased', async () => {
  const user = await makeOwner(app.db, { passwordHash, emailConfirmedAt: new Date() })
  const { id } = await makeProperty(app.db, { ownerId: user.id, stage: 'draft', isVerified: false })
  const statuses = await callWhileErased(user, [
    () => app.call(endpoints.ownRooms.create, { params: { id }, body: { name: 'Sala' } }, { as: user }),
    () => app.call(privacy.export, {}, { as: user }),
  ])
  expect(statuses).toEqual([404, 401])
  expect(await app.sql`select from rooms where property_id = ${id}`).toEqual([])
  expect(await app.sql`select from data_exports where user_id = ${user.id}`).toEqual([])
})

it('has the database refuse every row that would name an erased person, except for those that are kept', async () => {
  const guarded = await app.sql<{ name: string }[]>`
    select tgrelid::regclass || '.' || encode(rtrim(tgargs, '\\000'::bytea), 'escape') as name
    from pg_trigger where tgname = 'person_still_there'`
  // A booking has a check of its own, and what an account has done is removed from these by one of theirs.
  const others = ['reservations.tenant_id', 'security_events.actor_id', 'security_events.user_id']
  const names = (await linksToUsers(app)).map(({ name }) => name)
  const free = names.filter((name) => !guarded.some((one) => one.name === name) && !others.includes(name))
  expect(free.filter((name) => !kept.includes(name))).toEqual([])
})
