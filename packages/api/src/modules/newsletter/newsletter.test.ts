import { endpoints } from '@metrolibre/contract'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptions } from '../../platform/db/schema/privacy.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
})
afterAll(() => app.close())

let callers = 0
/** Subscribes from a different network address on each call, unless one is given. */
const join = (body: { email: string; website?: string }, from = `203.0.113.${++callers}`) =>
  app.call(endpoints.contact.subscribe, { body }, { headers: { 'x-forwarded-for': from } })
const newEmail = () => `Lectora-${randomUUID()}@people.example`
const members = async () => {
  const answer = await fetch(`${app.config.NEWSLETTER_URL}/members`)
  return ((await answer.json()) as { members: { email: string }[] }).members.map(({ email }) => email)
}

describe('the newsletter', () => {
  it('adds an address once, in lower case, and stores when it was requested', async () => {
    const email = newEmail()
    const first = await join({ email })
    expect(first.body).toMatchObject({ outcome: 'subscribed' })
    // The answer must not reveal who is on the list.
    expect((await join({ email: email.toUpperCase() })).body).toEqual(first.body)
    expect(await members()).toContain(email.toLowerCase())
    const kept = await app.db.select().from(subscriptions)
    expect(kept.filter((row) => row.email === email.toLowerCase())).toHaveLength(1)
  })

  const keptEmails = async () => (await app.db.select().from(subscriptions)).map((row) => row.email)

  it.each(['failure', 'busy'])(
    'asks to try again when the service fails (%s), and stores nothing',
    async (how) => {
      const email = `${how}@${randomUUID()}.example`
      const { status, problem, headers } = await join({ email })
      expect([status, problem?.code]).toEqual([503, 'unavailable'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(await keptEmails()).not.toContain(email)
    },
  )

  it('names the field when the service rejects the address as invalid', async () => {
    const email = `fake@${randomUUID()}.example`
    const { status, problem } = await join({ email })
    expect([status, problem?.fields?.[0]?.path]).toEqual([422, 'email'])
    expect(await keptEmails()).not.toContain(email)
  })

  it('lets a former member return through a confirmation mail of the service', async () => {
    const email = `left@${randomUUID()}.example`
    expect((await join({ email })).body).toMatchObject({ outcome: 'subscribed' })
    const answer = await fetch(`${app.config.NEWSLETTER_URL}/members`)
    const { invited } = (await answer.json()) as { invited: { email: string }[] }
    expect(invited.map((row) => row.email)).toContain(email)
  })

  it('does not reveal that an address was erased at the service', async () => {
    expect((await join({ email: `forgotten@${randomUUID()}.example` })).status).toBe(200)
  })

  it.each([
    ['a page', 200, '<html></html>', 503],
    ['too many calls, not in JSON', 429, 'Too many requests', 503],
    ['a block without a body', 403, '', 503],
    ['a page of a proxy', 503, '<H1>Request Blocked</H1>', 503],
    ['a key that is refused', 401, '{"title":"API Key Invalid","status":401}', 503],
    ['an unknown list', 404, '{"title":"Resource Not Found","status":404}', 503],
    [
      'missing fields that the list requires',
      400,
      '{"title":"Invalid Resource","status":400,"detail":"Your merge fields were invalid."}',
      503,
    ],
  ])('answers properly when the service responds with %s', async (_name, status, body, told) => {
    const service = createServer((_request, response) => void response.writeHead(status).end(body))
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    const other = await createTestApp({ env: { NEWSLETTER_URL: `http://127.0.0.1:${port}` } })
    expect((await other.call(endpoints.contact.subscribe, { body: { email: newEmail() } })).status).toBe(told)
    await other.close()
    service.closeAllConnections()
    service.close()
  })

  it('thanks a bot and subscribes nobody', async () => {
    const email = newEmail()
    expect((await join({ email, website: 'https://spam.example' })).body).toMatchObject({
      outcome: 'subscribed',
    })
    expect(await members()).not.toContain(email.toLowerCase())
  })

  it('refuses an invalid address, and more than a few requests an hour from one network address', async () => {
    expect((await join({ email: 'nadie' })).problem?.fields?.[0]?.path).toBe('email')
    const answers = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      answers.push(await join({ email: newEmail() }, '198.51.100.7'))
    const last = answers.at(-1)!
    expect(last.problem?.code).toBe('rate_limited')
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true)
    const neighbours = []
    for (let host = 1; host < 12; host += 1)
      neighbours.push((await join({ email: newEmail() }, `2001:db8:0:7::${host}`)).status)
    expect(neighbours).toEqual([...Array(10).fill(200), 429])
  })
})
