import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { makeAdmin } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetRefusals } from './refusal-repository.ts'

const { adminHealth, adminHome, payments } = endpoints
const stumble = defineJob<{ text: string }>('health-stumble', { maxAttempts: 1 })
let app: TestApp
let as: { as: { id: string } }
let works: boolean

beforeAll(async () => {
  app = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  as = { as: await makeAdmin(app.db) }
  app.jobs.handle(stumble, async () => {
    if (!works) throw new Error('the other side is closed')
  })
})
beforeEach(async () => {
  works = false
  await app.sql`delete from graphile_worker._private_jobs`
})
afterAll(() => app.close())

const show = async () => (await app.call(adminHealth.show, {}, as)).body
/** Sends a mail, which nobody takes. */
const failToMail = () => {
  const content = { subject: 'Tu reserva', preview: '', title: '', lead: '' }
  return enqueueMail(app.db, { to: 'ana@people.example', locale: 'es', content })
}
const retry = (id: string) => app.call(adminHealth.retry, { params: { id } }, as)

it('shows jobs that failed and mails that did not leave, and tries one again', async () => {
  await enqueue(app.db, stumble, { text: 'x' })
  await failToMail()
  await app.jobs.drain()
  const { jobs } = await show()
  expect(jobs).toMatchObject([
    { kind: 'health-stumble', tries: 1, isGivenUp: true, next: null, mail: null },
    { kind: 'send-mail', isGivenUp: false, mail: { to: 'ana@people.example', subject: 'Tu reserva' } },
  ])
  expect(jobs[0]!.problem).toContain('the other side is closed')
  const waiting = (await app.call(adminHome.waiting, {}, as)).body.waiting.find(({ kind }) => kind === 'job')
  expect(waiting).toMatchObject({ count: 1, first: { name: 'health-stumble' } })

  works = true
  expect((await retry(jobs[0]!.id)).status).toBe(200)
  await app.jobs.drain()
  expect((await show()).jobs).toMatchObject([{ kind: 'send-mail' }])
  expect((await retry(jobs[0]!.id)).status).toBe(404)
})

it('never shows the values of a query that failed', async () => {
  await failToMail()
  await app.jobs.drain()
  const query = 'Failed query: select 1 where email = $1'
  await app.sql`update graphile_worker._private_jobs set last_error = ${`${query}\nparams: eva@people.example`}`
  expect((await show()).jobs).toMatchObject([{ kind: 'send-mail', problem: query }])
})

it('counts refused webhooks without the address of their sender, and forgets them after a month', async () => {
  const send = () =>
    app.server.inject({ method: 'POST', url: `/api${payments.webhook.path}`, payload: { id: 'evt_1' } })
  expect((await send()).statusCode).toBe(400)
  const { webhooks } = await show()
  expect(webhooks).toMatchObject([
    { source: 'payments', reason: 'signature', network: '127.0.0.··', count: 1 },
  ])
  // Those that follow within a second are written together at its end.
  await Promise.all([send(), send()])
  await vi.waitFor(async () => expect((await show()).webhooks).toMatchObject([{ count: 3 }]), 5_000)
  await forgetRefusals(app.db, new Date(app.clock.now().getTime() + 31 * 86_400_000))
  expect((await show()).webhooks).toEqual([])
})
