import { endpoints } from '@metrolibre/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptions } from '../../platform/db/schema/privacy.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
})
afterAll(() => app.close())

let callers = 0
/** Each call comes from an address of its own, unless one is named. */
const join = (body: { email: string; website?: string }, from = `203.0.113.${++callers}`) =>
  app.call(endpoints.contact.subscribe, { body }, { headers: { 'x-forwarded-for': from } })
const newEmail = () => `Lectora-${randomUUID()}@people.example`
const members = async () => {
  const answer = await fetch(`${app.config.NEWSLETTER_URL}/members`)
  return ((await answer.json()) as { members: { email: string }[] }).members.map(({ email }) => email)
}

describe('the newsletter', () => {
  it('puts an address on the list once, in lower case, and keeps when it asked', async () => {
    const email = newEmail()
    const first = await join({ email })
    expect(first.body).toMatchObject({ outcome: 'subscribed' })
    // Nobody learns from the answer who is on the list.
    expect((await join({ email: email.toUpperCase() })).body).toEqual(first.body)
    expect(await members()).toContain(email.toLowerCase())
    const kept = await app.db.select().from(subscriptions)
    expect(kept.filter((row) => row.email === email.toLowerCase())).toHaveLength(1)
  })

  it('says so when the service fails, and keeps nothing', async () => {
    const email = `failure@${randomUUID()}.example`
    expect((await join({ email })).problem?.code).toBe('provider_failed')
    expect((await app.db.select().from(subscriptions)).map((row) => row.email)).not.toContain(email)
  })

  it('thanks a robot and subscribes nobody', async () => {
    const email = newEmail()
    expect((await join({ email, website: 'https://spam.example' })).body).toMatchObject({
      outcome: 'subscribed',
    })
    expect(await members()).not.toContain(email.toLowerCase())
  })

  it('refuses what is no address, and more than a few an hour from one place', async () => {
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
