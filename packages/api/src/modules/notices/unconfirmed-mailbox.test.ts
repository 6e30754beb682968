import { randomUUID } from 'node:crypto'
import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeLink } from '../auth/links.ts'
import { hashPassword } from '../auth/password.ts'
import { lockActiveUser } from '../auth/repository.ts'
import { enqueueSubmitted } from '../own-properties/submitted-mail.ts'

const { auth, privacy } = endpoints
const password = 'un puente de madera'
const rounds = 5
let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  passwordHash = await hashPassword(password)
})
afterAll(() => app.close())

/** What somebody can have an account mailed that they opened with the address of somebody else. */
const causes: Readonly<Record<string, (user: CurrentUser) => Promise<unknown>>> = {
  'is erased': (user) => app.call(privacy.erase, { body: { password } }, { as: user }),
  'moves to another address': async (user) => {
    const url = await app.db.transaction(async (tx) =>
      makeLink(
        app,
        tx,
        (await lockActiveUser(tx, user.id))!,
        'change_email',
        `${randomUUID()}@other.example`,
      ),
    )
    return app.call(auth.useEmailLink, { body: { token: url.split('token=')[1]! } })
  },
  'is entered from two places': async ({ email }) => {
    for (const network of ['198.51.100.1', '203.0.113.1'])
      await app.server.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': network },
        payload: { email, password },
      })
  },
  'hands a property in': async (user) => {
    const property = await makeProperty(app.db, { ownerId: user.id })
    await app.db.transaction((tx) => enqueueSubmitted(app, tx, user, property))
  },
  'asks for a copy of its data': (user) => app.call(privacy.export, {}, { as: user }),
}

async function mailsOf(cause: (user: CurrentUser) => Promise<unknown>, emailConfirmedAt: Date | null) {
  const box = randomUUID()
  const addresses = Array.from({ length: rounds }, (_, round) => `${box}+${round}@people.example`)
  for (const email of addresses)
    await cause(await makeUser(app.db, { email, emailConfirmedAt, passwordHash }))
  let received = 0
  for (const email of addresses) received += (await readInbox(app, email)).length
  return received
}

it.each(Object.keys(causes))(
  'one mailbox is told three times an hour that an account %s, unless its address is confirmed',
  async (cause) => {
    expect(await mailsOf(causes[cause]!, app.clock.now())).toBe(rounds)
    expect(await mailsOf(causes[cause]!, null)).toBe(3)
  },
)
