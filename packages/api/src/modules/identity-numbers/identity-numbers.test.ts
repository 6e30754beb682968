import { createHash } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contracts } from '../../platform/db/schema/contracts.ts'
import { auditLog, identityKeys } from '../../platform/db/schema/protection.ts'
import { userSheets } from '../../platform/db/schema/user-sheets.ts'
import { users } from '../../platform/db/schema/users.ts'
import { createKeyring, SealedNumberError, type Keyring } from '../../platform/identity-numbers/keyring.ts'
import { recordHolder } from './holders-repository.ts'
import { assertKeysKnown } from './known-keys-repository.ts'
import { identityKeysOf } from '../../platform/identity-numbers/process-keyring.ts'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sealNumbers } from './seal-numbers.ts'

const { adminBulk, adminFilters, adminUsers, adminUserSheets, adminFind, adminLocations, auth } = endpoints
const { ownLocations, payoutAccounts, reservations } = endpoints
const numbers = {
  ownCard: '16.204.871-K',
  ownRut: '77.412.390-5',
  formerRut: '76.086.428-5',
  contractCard: '10.000.013-K',
  contractRut: '76.318.204-9',
  ownerCard: '12.345.678-5',
  ownerRut: '20100070970',
  account: '00255004417',
}

let app: TestApp
let keyring: Keyring
let admin: { id: string }
let person: { id: string }
let owner: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  keyring = createKeyring(identityKeysOf(app.config))
  admin = await makeAdmin(app.db)
  person = await makeUser(app.db, { rut: numbers.formerRut })
  owner = await makeOwner(app.db, { identityCard: numbers.ownerCard, rut: numbers.ownerRut })
})
afterAll(() => app.close())

const rowOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]!

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

/** The tables in which a number can be read, however it is written. */
const readable = async (wanted: readonly string[]) => {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[.-]/g, '')
  const lines = (await dump()).split('\n').map((line) => [line.split(' ')[0]!, bare(line)] as const)
  const found = lines.filter(([, line]) => wanted.some((number) => line.includes(bare(number))))
  return [...new Set(found.map(([table]) => table))].toSorted()
}

const savedQuery = `q=${numbers.ownRut}&isVerified=false`
async function searchAsAdmin(): Promise<void> {
  const filter = { list: 'users', name: 'Vuelve a pagar', query: savedQuery } as const
  await app.call(adminFilters.save, { body: filter }, { as: admin })
  const sheet = await app.call(adminUserSheets.request, { body: { q: numbers.ownRut } }, { as: admin })
  expect(sheet.status).toBe(202)
  const all = { list: 'users', action: 'verify', filter: { q: numbers.ownRut } } as const
  expect((await app.call(adminBulk.request, { body: all }, { as: admin })).status).toBe(202)
}

async function leaveNumbersEverywhere(): Promise<string> {
  await searchAsAdmin()
  const mine = { identityCard: numbers.ownCard, rut: numbers.ownRut }
  await app.call(adminUsers.update, { params: person, body: mine }, { as: admin })
  await app.call(auth.extra, { body: mine }, { as: person })
  const listed = await makeProperty(app.db, { ownerId: owner.id })
  const range = monthsFrom(app.clock.now(), 1, 2)
  const body = { locationId: listed.id, range }
  const { body: hold } = await app.call(reservations.hold, { body }, { as: person })
  const contractData = { ...contractForm, identity: numbers.contractCard, rut: numbers.contractRut }
  const signed = await app.call(
    reservations.signContract,
    { params: { id: hold.id }, body: { contractData } },
    { as: person },
  )
  expect(signed.status).toBe(200)
  const offered = { stage: 'submitted', isVerified: false, monthlyPrice: null, hourlyPrice: null } as const
  const { id } = await makeProperty(app.db, { ownerId: owner.id, ...offered })
  await app.call(adminLocations.setValue, { body: { locationId: id, value: 450_000 } }, { as: admin })
  const { mandate } = (await app.call(ownLocations.readMandate, { params: { id } }, { as: owner })).body
  const answer = {
    answer: 'accept',
    offer: mandate!.id,
    name: 'Ada Prueba',
    document: numbers.ownerCard,
    signature: contractForm.signature,
  } as const
  const accepted = await app.call(ownLocations.mandate, { params: { id }, body: answer }, { as: owner })
  expect(accepted.status).toBe(200)
  const account = {
    country: 'Chile',
    bank: '012',
    kind: 'sight',
    number: numbers.account,
    holderName: 'Ada Prueba',
    holderDocument: numbers.ownerCard,
    noticeEmail: 'ada@people.example',
  } as const
  expect((await app.call(payoutAccounts.ask, { body: account }, { as: owner })).status).toBe(201)
  return hold.id
}

describe('identity numbers', () => {
  let booking: string
  beforeAll(async () => {
    booking = await leaveNumbersEverywhere()
  })
  // Some tests write into the row past the application.
  beforeEach(async () => {
    await app.db.update(users).set({ rut: numbers.ownRut }).where(eq(users.id, person.id))
  })

  it('are in no table after a registration, a booking, a mandate, and a change and searches by an admin', async () => {
    expect(await readable(Object.values(numbers))).toEqual([])
    // The same search finds what is readable.
    await app.sql`update users set rut = ${numbers.ownRut} where id = ${person.id}`
    expect(await readable([numbers.ownRut])).toEqual(['public.users'])
    await sealNumbers(app, keyring)
    expect(await readable([numbers.ownRut])).toEqual([])
  })

  it('are read by those who may, and in the record of changes', async () => {
    expect(await rowOf(person.id)).toMatchObject({ identityCard: numbers.ownCard, rut: numbers.ownRut })
    const papers = await app.db.select().from(contracts).orderBy(contracts.kind)
    expect(papers.map(({ signerDocument }) => signerDocument)).toEqual([
      numbers.contractCard,
      numbers.ownerCard,
    ])
    expect(papers[0]!.data).toMatchObject({ identity: numbers.contractCard, rut: numbers.contractRut })
    expect(papers[1]!.data).toMatchObject({
      owner: { document: numbers.ownerCard, taxNumber: numbers.ownerRut },
    })
    const [change] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'user.update'))
    expect(change).toMatchObject({ before: { rut: numbers.formerRut }, after: { rut: numbers.ownRut } })
    for (const { pdfKey, sha256 } of papers) {
      const bytes = await app.storage.getBytes(pdfKey!)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
  })

  it('are in the searches that an admin saved and requested a spreadsheet of', async () => {
    const { body } = await app.call(adminFilters.list, { query: { list: 'users' } }, { as: admin })
    expect(body.filters.map(({ query }) => query)).toEqual([savedQuery])
    const [sheet] = await app.db.select({ filter: userSheets.filter }).from(userSheets)
    expect(sheet!.filter).toEqual({ q: numbers.ownRut })
  })

  it('are found by admins as a whole, however they are written', async () => {
    const found = async (q: string) => {
      const list = await app.call(adminUsers.list, { query: { q } }, { as: admin })
      const everywhere = await app.call(adminFind.all, { query: { q } }, { as: admin })
      return [list.body.users.map(({ id }) => id), everywhere.body.users.map(({ id }) => id)]
    }
    for (const q of ['77.412.390-5', '77412390-5', '774123905', '16204871k', '16.204.871-K'])
      expect(await found(q), q).toEqual([[person.id], [person.id]])
    for (const q of ['77.412.390', '412390', 'sealed']) expect(await found(q), q).toEqual([[], []])
    await app.sql`update users set rut = ${numbers.ownRut} where id = ${person.id}`
    expect((await found(numbers.ownRut))[0]).toEqual([person.id])
  })

  it('move to a new key, after which the old one can be removed and is forgotten', async () => {
    const [current] = keyring.ids
    const next = 'the-next-key-of-identity-numbers-of-tests'
    const both = createKeyring([next, ...identityKeysOf(app.config)])
    const alone = createKeyring([next])
    await assertKeysKnown(app.db, keyring)
    await expect(assertKeysKnown(app.db, alone)).rejects.toThrow(current)
    const [before] = await app.sql`select updated_at, email from users where id = ${person.id}`
    const { changed, unused } = await sealNumbers(app, both)
    const searches = { admin_filters: 1, bulk_actions: 1, user_sheets: 1 }
    expect(changed).toEqual({
      users: 2,
      reservations: 1,
      contracts: 2,
      payout_accounts: 1,
      audit_log: 1,
      ...searches,
    })
    expect(unused).toEqual([current])
    await assertKeysKnown(app.db, alone)
    const [row] = await app.sql`select rut, updated_at, email from users where id = ${person.id}`
    expect(alone.open('users.rut', row!['rut'] as string)).toBe(numbers.ownRut)
    expect({ updated_at: row!['updated_at'], email: row!['email'] }).toEqual({ ...before })
    const [{ data }] = await app.sql<[{ data: { rut: string } }]>`
      select data from contracts where reservation_id = ${booking}`
    expect(alone.open('contracts.data', data.rut)).toBe(numbers.contractRut)
    expect((await sealNumbers(app, both)).changed).toMatchObject({ users: 0, contracts: 0 })

    expect((await sealNumbers(app, createKeyring(['plain', next]))).unused).toEqual(both.ids.slice(0, 1))
    expect(await readable([numbers.ownRut])).toEqual([
      'public.admin_filters',
      'public.audit_log',
      'public.bulk_actions',
      'public.user_sheets',
      'public.users',
    ])
    await sealNumbers(app, keyring)
    const kept = await app.db.select({ id: identityKeys.id }).from(identityKeys)
    expect(kept).toEqual([{ id: current }])
  })

  it('are sealed with no key that another process lacks, and no key is removed that one still seals with', async () => {
    const [current] = identityKeysOf(app.config)
    const next = 'the-next-key-of-identity-numbers-of-tests'
    const [both, rotated, alone] = [[current, next], [next, current], [next]].map((keys) =>
      createKeyring(keys as [string]),
    ) as [Keyring, Keyring, Keyring]
    const stored = () => app.sql`select identity_card, rut from users order by id`
    const before = await stored()

    const endOld = await recordHolder(app.db, createKeyring([current]))
    await expect(assertKeysKnown(app.db, rotated)).rejects.toThrow('put it behind the others')
    await assertKeysKnown(app.db, both)
    await endOld()
    const endBoth = await recordHolder(app.db, both)
    await assertKeysKnown(app.db, rotated)
    await expect(sealNumbers(app, rotated)).rejects.toThrow('do not seal with the first')
    expect(await stored()).toEqual(before)
    await expect(assertKeysKnown(app.db, alone)).rejects.toThrow('lacks a key')
    // It was killed, and counts no longer.
    await app.sql`update identity_key_holders set seen_at = now() - interval '2 minutes'`
    expect((await sealNumbers(app, rotated)).unused).toEqual(keyring.ids)
    await endBoth()
    await sealNumbers(app, createKeyring([current, next]))
  })

  it('of an unknown key are refused for the moment, and left as they are', async () => {
    const stranger = createKeyring(['a-key-that-this-process-does-not-have'])
    const sealed = stranger.seal('users.rut', numbers.ownRut)
    await app.sql`update users set rut = ${sealed} where id = ${person.id}`
    const mine = await app.call(auth.session, {}, { as: person })
    expect(mine.status).toBe(503)
    await expect(sealNumbers(app, keyring)).rejects.toThrow('not in IDENTITY_KEYS')
    const [row] = await app.sql`select rut from users where id = ${person.id}`
    expect(row!['rut']).toBe(sealed)
  })

  it('are refused when somebody changed them in the database', async () => {
    await app.sql`update users set rut = overlay(rut placing 'AAAA' from 60) where id = ${person.id}`
    await expect(rowOf(person.id)).rejects.toThrow(SealedNumberError)
  })
})
