import { endpoints, type BodyInput } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { payoutAccounts as table } from '../../platform/db/schema/payouts.ts'
import { users } from '../../platform/db/schema/users.ts'
import { isExclusionViolation } from '../../platform/db/constraint-error.ts'
import { makeAdmin, makeOwner, makeProperty } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeMandate } from './testing/make-mandate.ts'

const { payoutAccounts, adminLedger } = endpoints
const hour = 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Person = { id: string; email: string }
const rut = '12.345.678-5'
const chilean = {
  country: 'Chile',
  bank: '012',
  kind: 'sight',
  number: '0025 5004 417',
  holderName: 'Rosa Prueba',
  holderDocument: '12345678-5',
  noticeEmail: 'pagos@people.example',
} as const satisfies BodyInput<typeof payoutAccounts.ask>

const ownerWithMandate = async (): Promise<Person> => {
  const owner = await makeOwner(app.db)
  await makeMandate(app.db, await makeProperty(app.db, { ownerId: owner.id }), rut)
  return owner
}
const ask = (owner: Person, changes: Partial<BodyInput<typeof payoutAccounts.ask>> = {}) =>
  app.call(payoutAccounts.ask, { body: { ...chilean, ...changes } }, { as: owner })
const codeOf = async (owner: Person): Promise<string> => {
  const codes = (await readInbox(app, owner.email)).map(
    ({ subject }) => /^Tu código: (\d{6})$/.exec(subject)?.[1],
  )
  return codes.find(Boolean)!
}
const confirm = (owner: Person, id: string, code: string) =>
  app.call(payoutAccounts.confirm, { params: { id }, body: { code } }, { as: owner })
const open = async (owner: Person, changes: Partial<BodyInput<typeof payoutAccounts.ask>> = {}) => {
  const asked = await ask(owner, changes)
  expect(asked.status).toBe(201)
  const confirmed = await confirm(owner, asked.body.id, await codeOf(owner))
  expect(confirmed.status).toBe(200)
  return { id: asked.body.id, accounts: confirmed.body.accounts }
}
const stop = (owner: Person, id: string) => app.call(payoutAccounts.stop, { params: { id } }, { as: owner })
const list = async (owner: Person) => (await app.call(payoutAccounts.list, {}, { as: owner })).body
const subjects = async (to: string) => {
  return (await readInbox(app, to)).map(({ subject }) => subject)
}

describe('the first account of a country', () => {
  it('is used as soon as its mailed code is typed, and is shown by its end alone', async () => {
    const owner = await ownerWithMandate()
    expect((await list(owner)).mandateDocuments).toEqual([rut])
    const { accounts } = await open(owner)
    expect(accounts).toMatchObject([
      { bank: '012', kind: 'sight', numberEnd: '4417', state: 'active', holderDocument: '12.34•.•••-•' },
    ])
    expect(JSON.stringify(accounts)).not.toContain('00255004417')
    expect(await subjects(owner.email)).toContain('Te pagamos en BancoEstado ·· 4417')
    expect(await subjects('pagos@people.example')).toContain('Te pagamos en BancoEstado ·· 4417')
  })

  it('is stored sealed, and recorded without its number', async () => {
    const owner = await ownerWithMandate()
    const { id } = await open(owner)
    const [raw] = await app.sql`select number, holder_document from payout_accounts where id = ${id}`
    expect(raw).toMatchObject({
      number: expect.stringMatching(/^sealed:/),
      holder_document: expect.stringMatching(/^sealed:/),
    })
    const [change] = await app.db.select().from(auditLog).where(eq(auditLog.entityId, id))
    expect(change).toMatchObject({
      action: 'payoutAccount.confirm',
      actorId: owner.id,
      after: { numberEnd: '4417' },
    })
    expect(JSON.stringify(change)).not.toContain('00255004417')
  })

  it('of another holder than that of the mandate waits for the office, and can be stopped', async () => {
    const owner = await ownerWithMandate()
    const { id, accounts } = await open(owner, { holderDocument: '76.086.428-5' })
    expect(accounts).toMatchObject([{ state: 'review', startsAt: null }])
    expect((await ask(owner)).status).toBe(409)
    expect((await stop(owner, id)).body.accounts).toEqual([])
    expect((await ask(owner)).status).toBe(201)
  })
})

describe('an account that the office looks at', () => {
  const other = { holderDocument: '76.086.428-5' }
  const review = (id: string, accept: boolean, as: { id: string }) =>
    app.call(adminLedger.reviewAccount, { params: { id }, body: { accept } }, { as })
  const askedFor = async ({ id }: Person) =>
    (await readInbox(app, app.config.CONTACT_EMAIL)).filter(({ text }) =>
      text.includes(`/admin/balances/${id}`),
    )

  it('is put before it by mail, and used at once when it is accepted as the first one', async () => {
    const owner = await ownerWithMandate()
    const admin = await makeAdmin(app.db)
    const { id } = await open(owner, other)
    expect(await askedFor(owner)).toMatchObject([{ subject: expect.stringContaining('por revisar') }])
    expect((await review(id, true, owner)).status).toBe(403)
    expect((await review(id, true, admin)).body.accounts).toMatchObject([{ state: 'active' }])
    expect(await subjects(owner.email)).toContain('Te pagamos en BancoEstado ·· 4417')
    expect((await review(id, false, admin)).problem).toMatchObject({ code: 'wrong_state' })
    const [, change] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(auditLog.id)
    expect(change).toMatchObject({ action: 'payoutAccount.review', actorId: admin.id })
    expect(JSON.stringify(change)).not.toContain('00255004417')
  })

  it('waits for its 72 hours when it is accepted after another one', async () => {
    const owner = await ownerWithMandate()
    await open(owner)
    app.clock.advance(1000)
    const { id } = await open(owner, { ...other, number: '778899' })
    const { body } = await review(id, true, await makeAdmin(app.db))
    expect(body.accounts.map(({ state }) => state)).toEqual(['active', 'waiting'])
    expect(body.accounts[1]!.startsAt! - body.accounts[1]!.confirmedAt).toBe(72 * hour)
  })

  it('is gone when it is refused, and its owner is told and can give another one', async () => {
    const owner = await ownerWithMandate()
    const { id } = await open(owner, other)
    expect((await review(id, false, await makeAdmin(app.db))).body.accounts).toEqual([])
    expect(await subjects(owner.email)).toContain('No pudimos aceptar tu cuenta nueva')
    expect((await ask(owner)).status).toBe(201)
  })

  it('is not accepted by its own owner, and not once it was stopped', async () => {
    const owner = await ownerWithMandate()
    const { id } = await open(owner, other)
    await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, owner.id))
    expect((await review(id, true, owner)).status).toBe(403)
    await stop(owner, id)
    expect((await review(id, true, await makeAdmin(app.db))).problem).toMatchObject({ code: 'wrong_state' })
  })
})

describe('another account', () => {
  it('waits for 72 hours, is mailed to both, and takes over', async () => {
    const owner = await ownerWithMandate()
    await open(owner, { noticeEmail: 'antes@people.example' })
    app.clock.advance(1000)
    const { accounts } = await open(owner, { number: '778899', noticeEmail: 'despues@people.example' })
    expect(accounts.map(({ numberEnd, state }) => [numberEnd, state])).toEqual([
      ['4417', 'active'],
      ['8899', 'waiting'],
    ])
    expect(accounts[1]!.startsAt! - accounts[1]!.confirmedAt).toBe(72 * hour)
    for (const to of [owner.email, 'antes@people.example', 'despues@people.example'])
      expect(await subjects(to), to).toContain('Cambia la cuenta en la que te pagamos')
    app.clock.advance(72 * hour)
    expect((await list(owner)).accounts).toMatchObject([{ numberEnd: '8899', state: 'active' }])
    app.clock.advance(-72 * hour)
  })

  it('can be stopped while it waits, after which the former one goes on for good', async () => {
    const owner = await ownerWithMandate()
    await open(owner)
    const { id } = await open(owner, { number: '778899' })
    expect((await ask(owner, { number: '1111' })).problem).toMatchObject({ code: 'conflict' })
    const stopped = await stop(owner, id)
    expect(stopped.body.accounts).toMatchObject([{ numberEnd: '4417', state: 'active' }])
    expect((await stop(owner, id)).problem).toMatchObject({ code: 'wrong_state' })
    app.clock.advance(100 * hour)
    expect((await list(owner)).accounts).toMatchObject([{ numberEnd: '4417', state: 'active' }])
    app.clock.advance(-100 * hour)
  })

  it('never overlaps the one before, which the database guarantees', async () => {
    const owner = await ownerWithMandate()
    const { id } = await open(owner)
    const [row] = await app.db.select().from(table).where(eq(table.id, id))
    const error = await app.db
      .insert(table)
      .values({ ...row!, id: crypto.randomUUID(), validFrom: new Date(row!.validFrom!.getTime() + hour) })
      .catch((thrown: unknown) => thrown)
    expect(isExclusionViolation(error, 'payout_accounts_times')).toBe(true)
  })
})

describe('the code', () => {
  it('is refused when it is wrong, and no longer accepted after five tries', async () => {
    const owner = await ownerWithMandate()
    const { body } = await ask(owner)
    const right = await codeOf(owner)
    const wrong = right === '000000' ? '000001' : '000000'
    const codes: Array<string | undefined> = []
    for (let index = 0; index < 5; index += 1) {
      const answer = await confirm(owner, body.id, wrong)
      codes.push(answer.problem?.fields?.[0]?.code)
    }
    expect(codes).toEqual([...Array<string>(4).fill('validation.code_wrong'), 'validation.code_over'])
    expect((await confirm(owner, body.id, right)).status).toBe(422)
    expect((await list(owner)).accounts).toEqual([])
  })

  it('works for ten minutes, once, and for its own account and owner alone', async () => {
    const owner = await ownerWithMandate()
    const first = await ask(owner)
    const code = await codeOf(owner)
    expect((await confirm(await ownerWithMandate(), first.body.id, code)).status).toBe(404)
    const second = await ask(owner, { number: '9999' })
    expect((await confirm(owner, first.body.id, code)).status).toBe(404)
    const newest = await codeOf(owner)
    app.clock.advance(10 * 60_000)
    expect((await confirm(owner, second.body.id, newest)).status).toBe(422)
    app.clock.advance(-10 * 60_000)
    const both = await Promise.all([1, 2].map(() => confirm(owner, second.body.id, newest)))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
  })
})

it('names at its field what a bank would refuse', async () => {
  const owner = await ownerWithMandate()
  const refused = await ask(owner, { bank: '999', holderDocument: '12.345.678-9' })
  expect(refused.problem).toMatchObject({
    fields: [
      { path: 'bank', code: 'validation.required' },
      { path: 'holderDocument', code: 'validation.holder_rut' },
    ],
  })
  const cci = { country: 'Perú', number: '011 241 000190006582 71', holderDocument: '20100070970' } as const
  expect((await ask(owner, cci)).problem).toMatchObject({ fields: [{ code: 'validation.cci_check' }] })
  const { problem } = await ask(owner, { holderName: 'Нина Łukasz' })
  expect(problem?.fields).toMatchObject([{ path: 'holderName', code: 'validation.bank_signs' }])
  expect(problem?.message).toContain('«Н», «и», «н», «а».')
})
