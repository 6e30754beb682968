import { allEndpoints, endpoints } from '@metrolibre/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hashPassword } from './modules/auth/password.ts'
import { apiPrefix } from './platform/http/serve.ts'
import { makeUser } from './testing/factories.ts'
import { readInbox } from './testing/inbox.ts'
import { createTestApp } from './testing/test-app.ts'

const { auth } = endpoints

/** Creates the API within a test, because what is registered while it is created is what these tests are about. */
const create = async () => {
  const app = await createTestApp()
  onTestFinished(() => app.close())
  return app
}

describe('the API', () => {
  it('has a route for each call of the contract', async () => {
    const app = await create()
    const missing = allEndpoints.filter(
      ({ method, path }) => !app.server.hasRoute({ method, url: `${apiPrefix}${path}` }),
    )
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('runs the jobs that a login and a forgotten password leave behind', async () => {
    const app = await create()
    const password = 'una clave larga'
    const { email } = await makeUser(app.db, { passwordHash: await hashPassword(password) })
    for (const address of ['203.0.113.7', '198.51.100.23'])
      await app.call(
        auth.login,
        { body: { email, password } },
        { headers: { 'x-forwarded-for': address, 'user-agent': 'x' } },
      )
    await app.call(auth.restore, { body: { email } })
    const subjects = (await readInbox(app, email)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
  })
})
