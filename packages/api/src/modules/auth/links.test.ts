import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountLinks, linkPurposes } from '../../platform/db/schema/account-links.ts'
import { users } from '../../platform/db/schema/users.ts'
import { makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { deleteOldLinks } from './link-repository.ts'
import { makeLink, takeLink } from './links.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Changes = Partial<typeof users.$inferInsert>

const tokenIn = (url: string) => url.split('#token=')[1] ?? ''
const change = (id: string, changes: Changes) =>
  app.db.update(users).set(changes).where(eq(users.id, id)).returning()
const purposesLeft = async (userId: string) => {
  const links = await app.db.select().from(accountLinks).where(eq(accountLinks.userId, userId))
  return links.map(({ purpose }) => purpose)
}
/** Creates a user with one link for each purpose. */
const withLinks = async (values: Changes = {}) => {
  const user = await makeUser(app.db, values)
  const urls = []
  for (const purpose of linkPurposes) urls.push(await makeLink(app, app.db, user, purpose))
  return { user, tokens: urls.map(tokenIn) }
}
const take = (token: string, purpose: (typeof linkPurposes)[number] = 'restore_password') =>
  app.db.transaction((tx) => takeLink(tx, token, [purpose], app.clock.now()))

describe('a mailed link', () => {
  it('works once, for its own purpose, until it expires', async () => {
    const { user, tokens } = await withLinks()
    expect(await take(tokens[0]!, 'confirm_email')).toBeUndefined()
    expect(await take(tokens[0]!)).toMatchObject({ user: { id: user.id }, email: user.email })
    expect(await take(tokens[0]!)).toBeUndefined()
    app.clock.advance(61 * 60_000)
    expect(await take(tokens[2]!, 'change_email')).toBeUndefined()
    expect(await take(tokens[1]!, 'confirm_email')).toBeDefined()
  })

  it('works for only one of two simultaneous requests', async () => {
    const { tokens } = await withLinks()
    const both = await Promise.all([take(tokens[0]!), take(tokens[0]!)])
    expect(both.filter(Boolean)).toHaveLength(1)
  })
})

it('is removed by the daily clean-up once it expired, and not before', async () => {
  const { user } = await withLinks()
  await deleteOldLinks(app.db, new Date(app.clock.now().getTime() + 61 * 60_000))
  expect(await purposesLeft(user.id)).toEqual(['confirm_email'])
})

describe('an update of a user in the database', () => {
  it.each<[string, Changes, Changes]>([
    ['an account switched off', {}, { isActive: false }],
    ['an account switched on again', { isActive: false }, { isActive: true }],
    ['an account put into the trash', {}, { deletedAt: new Date() }],
    ['an account taken out of the trash', { deletedAt: new Date() }, { deletedAt: null }],
    ['another password', {}, { passwordHash: 'another' }],
    ['another address', {}, { email: `${randomUUID()}@people.example` }],
  ])('ends older links and sessions: %s', async (_name, before, changes) => {
    const { user } = await withLinks(before)
    const [row] = await change(user.id, changes)
    expect(row!.sessionsValidFrom.getTime()).toBeGreaterThan(user.sessionsValidFrom.getTime())
    expect(await purposesLeft(user.id)).toEqual([])
  })

  it('keeps the moment that the statement sets', async () => {
    const { user } = await withLinks()
    const at = new Date('2040-01-01T00:00:00Z')
    const [row] = await change(user.id, { isActive: false, sessionsValidFrom: at })
    expect(row!.sessionsValidFrom).toEqual(at)
  })

  it('keeps only the confirmation link when the user logs out', async () => {
    const { user } = await withLinks()
    await change(user.id, { sessionsValidFrom: app.clock.now() })
    expect(await purposesLeft(user.id)).toEqual(['confirm_email'])
  })

  it('ends nothing when no such field changed', async () => {
    const { user } = await withLinks()
    const [row] = await change(user.id, { firstName: 'Otra', isActive: true, isVerified: true })
    expect(row!.sessionsValidFrom).toEqual(user.sessionsValidFrom)
    expect(await purposesLeft(user.id)).toHaveLength(3)
  })
})
