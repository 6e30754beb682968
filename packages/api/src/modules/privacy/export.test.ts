import { randomUUID } from 'node:crypto'
import { endpoints, exportTimes, ownDataSections, termsVersion, type DataExport } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataExports } from '../../platform/db/schema/privacy.ts'
import { securityEvents } from '../../platform/db/schema/security.ts'
import { makeUser } from '../../testing/factories.ts'
import { findMail } from '../../testing/inbox.ts'
import { beginLife, type Life } from '../../testing/life/begin-life.ts'
import { makeLife } from '../../testing/life/make-life.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { linksToUsers } from '../../testing/links-to-users.ts'

const { privacy, auth } = endpoints

let app: TestApp
let [person, other]: [Life, Life] = [undefined!, undefined!]
beforeAll(async () => {
  app = await createTestApp()
  person = await beginLife(app, 'aaaaaa')
  other = await beginLife(app, 'bbbbbb')
  await makeLife(app, person, other)
  await makeLife(app, other, person)
})
afterAll(() => app.close())

const request = (as: { id: string }) => app.call(privacy.export, {}, { as })
const state = async (as: { id: string }): Promise<DataExport | null> =>
  (await app.call(privacy.exportState, {}, { as })).body.export
const download = (as: { id: string }, id: string) => app.call(privacy.exportFile, { params: { id } }, { as })

/** The sections in which the rows of a column that refers to users are. */
const sections: Record<string, string> = {
  'account_links.user_id': 'links',
  'admin_filters.user_id': 'actions',
  'audit_log.actor_id': 'actions',
  'audit_log.undone_by': 'actions',
  'bulk_actions.user_id': 'actions',
  'cancellations.asked_by': 'cancellations',
  'cancellations.ended_by': 'actions',
  'commissions.recorded_by': 'actions',
  'consents.user_id': 'consents',
  'contracts.signer_id': 'contracts',
  // The export that is being prepared is not part of itself.
  'data_exports.user_id': 'account',
  'favourites.user_id': 'favourites',
  'files.owner_id': 'uploads',
  'login_places.user_id': 'loginPlaces',
  'mandates.answered_by': 'actions',
  'mandates.offered_by': 'actions',
  'owner_blocks.creator_id': 'actions',
  'owner_transfers.recorded_by': 'actions',
  'payout_accounts.reviewed_by': 'actions',
  'payout_accounts.user_id': 'payoutAccounts',
  'payout_files.sent_by': 'actions',
  'payout_files.settled_by': 'actions',
  'payout_runs.created_by': 'actions',
  'payouts.user_id': 'ledger',
  'properties.creator_id': 'actions',
  'properties.owner_id': 'properties',
  'property_admins.user_id': 'lookedAfter',
  'publications.user_id': 'publications',
  'charge_events.actor_id': 'actions',
  'charge_transfers.recorded_by': 'actions',
  'deposit_claims.decided_by': 'actions',
  'deposit_events.actor_id': 'actions',
  'stay_ends.ordered_by': 'actions',
  'reservation_events.actor_id': 'actions',
  'reservation_files.uploader_id': 'documents',
  'reservations.tenant_id': 'reservations',
  'reviews.creator_id': 'reviewsWritten',
  'reviews.receiver_id': 'reviewsReceived',
  'saved_searches.user_id': 'savedSearches',
  'security_events.actor_id': 'actions',
  'security_events.user_id': 'securityEvents',
  'told_addresses.user_id': 'revealedAddresses',
  'transfers.recorded_by': 'actions',
  'user_sheets.user_id': 'actions',
  'visits.user_id': 'visits',
}
const actionKinds = [
  'account_reviewed',
  'booking_changed',
  'bulk_action_requested',
  'cancellation_answered',
  'change_undone',
  'changed',
  'commission_recorded',
  'filter_saved',
  'offer_answered',
  'offer_made',
  'owner_transfer_recorded',
  'payoutAccount.confirm',
  'payout_file_sent',
  'payout_file_settled',
  'payout_run_made',
  'period_blocked',
  'property_created',
  'role_changed',
  'transfer_recorded',
  'users_exported',
]

it('contains everything of one person and nothing that belongs to another', async () => {
  const { status, body } = await request(person)
  expect(status).toBe(202)
  expect(body).toMatchObject({ state: 'preparing', bytes: null, expiresAt: null })
  const mail = await findMail(app, person.email, 'Tus datos están listos')
  expect(mail?.text).toContain('/profile/main?tab=settings')
  const ready = (await state(person))!
  expect(ready).toMatchObject({ id: body.id, state: 'ready' })
  const zip = unzipSync((await download(person, body.id)).body)
  expect(ready.bytes).toBe((await download(person, body.id)).body.byteLength)

  const json = strFromU8(zip['data.json']!)
  const data = JSON.parse(json) as Record<string, Array<Record<string, unknown>>>
  expect(Object.keys(data).toSorted()).toEqual(['exportedAt', ...Object.keys(ownDataSections)].toSorted())
  expect(Object.entries(data).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []))).toEqual([])

  const links = await linksToUsers(app)
  expect(links.map(({ name }) => name).toSorted(), 'a new column needs a section').toEqual(
    Object.keys(sections).toSorted(),
  )
  for (const { name, count } of links) expect(await count(person.id), name).toBeGreaterThan(0)
  expect([...new Set(data['actions']!.map(({ kind }) => String(kind)))].toSorted()).toEqual(actionKinds)

  for (const mine of ['phone', 'whatsapp', 'rut', 'representative', 'signer', 'ip', 'browser', 'network'])
    expect(json).toContain(`${mine}-${person.mark}`)
  for (const mine of [
    'note',
    'reason',
    'message',
    'review-by',
    'post',
    'visitor',
    'panorama',
    'account',
    'holder',
    'claim',
    'answer',
  ])
    expect(json).toContain(`${mine}-${person.mark}`)
  expect(json).not.toContain(`hash-${person.mark}`)
  // Of the other side: the name, what they wrote about this person or gave as a visitor, and the place of a paid stay.
  const allowed = [`Apellido ${other.mark}`, `review-by-${other.mark}`, `visitor-${other.mark}`]
  const rest = [...allowed, `Calle ${other.mark} 123`].reduce((left, text) => left.replaceAll(text, ''), json)
  expect(rest).not.toContain(other.mark)

  const contents = Object.entries(zip).filter(([name]) => name.startsWith('files/'))
  const kinds = contents.map(([name, bytes]) => `${name.split('/')[1]} ${strFromU8(bytes)}`)
  expect([...new Set(kinds)].toSorted()).toEqual([
    // Of the booking that was never paid.
    `contracts copy-${person.mark}`,
    `contracts paper-${person.mark}`,
    `documents document-${person.mark}`,
    `photos ${person.mark}`,
  ])
  for (const [name] of contents) expect(json).toContain(name)
  expect(strFromU8(zip['README.txt']!)).toContain('- reviewsWritten: Reseñas que escribiste')
  const events = await app.db.select().from(securityEvents).where(eq(securityEvents.userId, person.id))
  expect(events.filter(({ kind }) => kind === 'data_exported').map(({ details }) => details['step'])).toEqual(
    ['requested', 'downloaded', 'downloaded'],
  )
})

it('is for its person only, made once a day, and deleted when its time is over', async () => {
  const [user, stranger] = [await makeUser(app.db), await makeUser(app.db)]
  const twice = await Promise.all([request(user), request(user)])
  expect(twice[0].body.id).toBe(twice[1].body.id)
  const { id } = twice[0].body
  expect((await download(user, id)).status, 'before it is ready').toBe(404)
  await app.jobs.drain()
  expect((await download(stranger, id)).status).toBe(404)
  expect((await download(person, id)).status, 'an admin').toBe(404)
  expect(await state(stranger)).toBeNull()
  expect((await request(user)).body).toMatchObject({ id, state: 'ready' })
  const [row] = await app.db.select().from(dataExports).where(eq(dataExports.id, id))
  app.clock.advance(25 * 3_600_000)
  const renewed = (await request(user)).body
  expect(renewed.id).not.toBe(id)
  expect((await download(user, id)).status, 'the older one').toBe(200)
  await app.jobs.drain()
  app.clock.advance(exportTimes.days * 86_400_000)
  expect((await download(user, renewed.id)).status).toBe(404)
  expect(await state(user)).toBeNull()
  await app.jobs.tick('discard-expired-exports')
  await app.jobs.drain()
  expect(await app.storage.exists(row!.key!)).toBe(false)
  expect(await app.db.select().from(dataExports).where(eq(dataExports.userId, user.id))).toEqual([])
})

it('can be requested again after it failed for good', async () => {
  const user = await makeUser(app.db)
  const { id } = (await request(user)).body
  await app.db.update(dataExports).set({ state: 'failed' }).where(eq(dataExports.id, id))
  await app.jobs.drain()
  expect(await state(user)).toMatchObject({ id, state: 'failed' })
  expect((await request(user)).body.id).not.toBe(id)
})

it('registration records which texts were agreed to, when and in which language', async () => {
  const body = {
    firstname: 'Javiera',
    lastname: 'Soto',
    email: `javiera.${randomUUID()}@people.example`,
    password: 'una clave larga',
    country: 'Chile' as const,
    birthDate: '1991-03-09',
  }
  const { body: signedIn } = await app.call(auth.register, { body }, { headers: { 'accept-language': 'en' } })
  const { consents } = (await app.call(privacy.consents, {}, { as: signedIn.user })).body
  const at = app.clock.now().toISOString()
  expect(consents).toEqual(
    ['terms', 'privacy'].map((kind) => ({ kind, version: termsVersion, granted: true, language: 'en', at })),
  )
})
