import { allEndpoints, endpoints } from '@metrolibre/contract'
import { createTemplate, onDatabase } from '@metrolibre/testing/database'
import { freePort } from '@metrolibre/testing/ports'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { hashPassword } from './modules/auth/password.ts'
import { apiPrefix } from './platform/http/serve.ts'
import { runEntry, startSilentMail } from './testing/api-process.ts'
import { makeUser } from './testing/factories.ts'
import { readInbox } from './testing/inbox.ts'
import { createTestApp } from './testing/test-app.ts'

const { auth } = endpoints

/** Two processes start at once, on a machine that runs other tests. */
const patient = { timeout: 90_000 }

/** Counts the queries that wait for a lock. */
const countWaiting = (url: string) =>
  onDatabase(url, async (sql) => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return row!.count
  })

/** Waits until two processes have each looked for the migrations a second time, which only one that waits for them does. */
const untilBothLookAgain = (url: string) =>
  onDatabase(url, async (sql) => {
    const looks = new Map<number, Set<number>>()
    const countWaiting = async () => {
      const rows = await sql<{ pid: number; at: Date }[]>`
        select pid, query_start as at from pg_stat_activity
        where datname = current_database() and query like '%__drizzle_migrations%' and pid <> pg_backend_pid()`
      for (const { pid, at } of rows) looks.set(pid, (looks.get(pid) ?? new Set()).add(at.getTime()))
      return [...looks.values()].filter(({ size }) => size > 1).length
    }
    await expect.poll(countWaiting, patient).toBe(2)
  })

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

describe('processes apart', () => {
  it(
    'wait for the migrations, share the work, and end without losing any of it',
    { timeout: 300_000 },
    async () => {
      const database = await createTemplate(inject('databaseServer').url, async () => {})
      const mail = await startSilentMail()
      const launch = async (changes: Record<string, string>) => {
        const port = await freePort()
        const one = runEntry('server.ts', {
          ...inject('testEnvironment'),
          DATABASE_URL: database.url,
          SMTP_URL: mail.url,
          PORT: String(port),
          LOG_LEVEL: 'silent',
          MIGRATE: 'off',
          ...changes,
        })
        onTestFinished(() => void one.kill())
        const ask = (path: string) => fetch(`http://127.0.0.1:${port}/api${path}`)
        const ready = async () => (await ask('/readyz').catch(() => undefined))?.status
        return { ...one, ask, ready }
      }
      const [api, worker] = await Promise.all([
        launch({ WORKER: 'off', DRAIN_SECONDS: '5' }),
        launch({ WORKER: 'only' }),
      ])
      await untilBothLookAgain(database.url)
      expect([await api.ready(), await worker.ready()]).toEqual([undefined, undefined])
      expect(await runEntry('migrate.ts', { DATABASE_URL: database.url }).ended).toBe(0)
      for (const one of [api, worker]) await expect.poll(one.ready, patient).toBe(200)
      expect((await api.ask('/locations/')).status).toBe(200)
      expect((await worker.ask('/locations/')).status).toBe(404)
      expect((await worker.ask('/metrics')).status).toBe(200)

      await onDatabase(database.url, async (sql) => {
        const content = { subject: 'Hola', preview: '', title: '', lead: '' }
        const payload = sql.json({ mail: { to: 'ana@people.example', locale: 'es', content } })
        await sql`select graphile_worker.add_job('send-mail', ${payload}::json, max_attempts => 1)`
        await mail.connected
        worker.terminate()
        expect(await worker.ended).toBe(0)
        expect(
          await sql`select attempts, locked_at from graphile_worker.jobs where task_identifier = 'send-mail'`,
        ).toEqual([{ attempts: 0, locked_at: null }])

        // A lock keeps the request waiting until the process was told to end.
        const [taken, unlock] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        const locked = sql.begin(async (tx) => {
          await tx`lock table properties in access exclusive mode`
          taken.resolve()
          await unlock.promise
        })
        await taken.promise
        const answer = api.ask('/locations/')
        await expect.poll(() => countWaiting(database.url), patient).toBe(1)
        api.terminate()
        await expect.poll(api.ready, patient).toBe(503)
        unlock.resolve()
        await locked
        expect((await answer).status).toBe(200)
        expect(await api.ended).toBe(0)
      })
      mail.close()
      await database.drop()
    },
  )
})
