import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { files } from '../platform/db/schema/images.ts'
import { makeProperty, makeUser } from '../testing/factories.ts'
import { createKeyring } from '../platform/identity-numbers/keyring.ts'
import { makeReservation } from '../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { compareFacts } from './differences.ts'
import { readDatabaseFacts, type DatabaseFacts } from './facts-repository.ts'
import { compareFiles } from './files.ts'
import { compareKeys } from './keys.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { id: propertyId } = await makeProperty(app.db)
  await makeReservation(app.db, { propertyId, state: 'confirmed' })
})
afterAll(() => app.close())

class Undone extends Error {}
/** Returns what differs after a damage, which is undone again. */
async function differencesAfter(damage: string): Promise<string[]> {
  const live = await readDatabaseFacts(app.sql)
  let restored: DatabaseFacts | undefined
  await app.sql
    .begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(damage)
      const begin = (_how: string, work: (sql: typeof tx) => Promise<DatabaseFacts>) => work(tx)
      restored = await readDatabaseFacts({ begin } as unknown as typeof app.sql)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return compareFacts(live, live, restored!)
    .filter(({ isSame }) => !isSame)
    .map(({ what }) => what)
}

it('finds what was restored the same when nothing is missing', async () => {
  expect(await differencesAfter('select 1')).toEqual([])
})

it.each([
  ['a row that is missing', `delete from reservation_events`, ['rows of reservation_events']],
  [
    'an amount that changed',
    `update reservations set unit_price = unit_price + 1, total = (unit_price + 1) * quantity`,
    ['booked CLP'],
  ],
  [
    'a table that is missing',
    `drop table transfers cascade; create view transfers as select 1 as amount, 'CLP' as currency, null::uuid as reservation_id where false`,
    ['rows of transfers'],
  ],
  [
    'bookings that overlap',
    `alter table reservations drop constraint reservations_no_overlap;
     insert into reservations (property_id, tenant_id, state, blocks, period, units, rental_mode, time_zone, start_date,
       end_date, unit_price, quantity, currency, total, name, address)
     select property_id, tenant_id, 'active', true, period, units, rental_mode, time_zone, start_date, end_date,
       unit_price, quantity, currency, total, name, address from reservations`,
    ['rows of reservations', 'booked CLP', 'bookings that overlap', 'confirmed bookings without a payment'],
  ],
])('finds %s', async (_what, damage, found) => {
  expect(await differencesAfter(damage)).toEqual(found)
})

it('takes what changed during the moment for the same', () => {
  const facts = (count: string): DatabaseFacts => ({ rows: { users: count }, money: {}, broken: {} })
  const isSame = (restored: string) => compareFacts(facts('5'), facts('7'), facts(restored))[0]!.isSame
  expect(['4', '5', '6', '7', '8'].map(isSame)).toEqual([false, true, true, true, false])
})

it('finds files that are missing or have another content', async () => {
  const keep = async (key: string, stored: string) => {
    const content = Buffer.from('content')
    const sha256 = createHash('sha256').update(content).digest('hex')
    await app.db
      .insert(files)
      .values({ key, contentType: 'image/webp', bytes: content.byteLength, sha256, visibility: 'private' })
    if (stored) await app.storage.put(key, stored)
  }
  await keep('private/backup/whole', 'content')
  await keep('private/backup/gone', '')
  await keep('private/backup/short', 'cont')
  await keep('private/backup/other', 'CONTENT')
  expect(await compareFiles(app.sql, app.storage)).toEqual({
    count: 4,
    wrong: [
      'private/backup/gone is missing',
      'private/backup/short has 4 bytes instead of 7',
      'private/backup/other has another content',
    ],
  })
})

it('finds which keys of identity numbers are missing, also of one that was forgotten too early', async () => {
  const [right, other] = ['a-key-of-identity-numbers-of-this-test', 'another-key-of-identity-numbers-of-it']
  const keyring = createKeyring([right])
  const { id } = await makeUser(app.db)
  await app.sql`delete from identity_keys`
  await app.sql`update users set rut = null, identity_card = null`
  expect(await compareKeys(app.sql, right)).toEqual({ needed: [], missing: [] })
  await app.sql`update users set rut = ${keyring.seal('users.rut', '77.412.390-5', true)} where id = ${id}`
  const needed = [...keyring.ids]
  expect(await compareKeys(app.sql, `${other},${right}`)).toEqual({ needed, missing: [] })
  expect(await compareKeys(app.sql, other)).toEqual({ needed, missing: needed })
  expect(await compareKeys(app.sql, undefined)).toEqual({ needed, missing: undefined })
  await app.sql`insert into identity_keys (id) values ('recorded')`
  expect((await compareKeys(app.sql, right)).missing).toEqual(['recorded'])
  await expect(compareKeys(app.sql, 'short')).rejects.toThrow(/at least 32 characters/)
})
