import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Running, startForTest, startReceiver } from '../testing/running.ts'
import { upcomingDays } from './slots.ts'

let running: Running
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => {
  receiver = await startReceiver()
  running = await startForTest({ visits: { webhook: { url: receiver.url, secret: 'visits-secret' } } })
})
afterEach(async () => {
  await running.end()
  await receiver.close()
})

const query = new URLSearchParams({
  name: 'Ana Rojas',
  email: 'ana@example.com',
  a1: 'Taller "Ñ"',
  a2: 'Av. Italia 1',
  hide_event_type_details: '1',
  hide_gdpr_banner: '1',
  embed_domain: 'shell.example',
  utm_content: 'property-7',
})
const address = () => `${running.url}/visits/metrolibre/visita?${query.toString()}`

test('the widget is prefilled, and only the product may embed it', async () => {
  const answer = await fetch(address())
  expect(answer.headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' http://shell.example",
  )
  const page = await answer.text()
  for (const value of ['Ana Rojas', 'ana@example.com', 'Taller &quot;Ñ&quot;', 'Av. Italia 1'])
    expect(page).toContain(`value="${value}"`)
  expect(page).not.toContain('<h1>')
})

test('a booked hour is reported by a signed webhook, listed, and not offered again', async () => {
  const [start = ''] = /(?<=name="start" value=")\d+/.exec(await (await fetch(address())).text()) ?? []
  const book = () =>
    fetch(address(), {
      method: 'POST',
      body: new URLSearchParams({
        start,
        name: 'Ana Rojas',
        email: 'ana@example.com',
        a1: 'Taller',
        a2: 'Av.',
      }),
    })
  const answers = await Promise.all([book(), book()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 25_000)
  const { headers, body } = receiver.received[0]!
  const [, seconds, given] = /^t=(\d+),v1=(\w+)$/.exec(headers['calendly-webhook-signature'] as string) ?? []
  expect(given).toBe(createHmac('sha256', 'visits-secret').update(`${seconds}.${body}`).digest('hex'))
  expect(JSON.parse(body)).toMatchObject({
    event: 'invitee.created',
    payload: {
      email: 'ana@example.com',
      tracking: { utm_content: 'property-7' },
      questions_and_answers: [{ answer: 'Taller' }, { answer: 'Av.' }],
      scheduled_event: { start_time: new Date(Number(start)).toISOString().replace('Z', '000Z') },
    },
  })
  const { payload } = JSON.parse(body) as { payload: Record<string, unknown> }
  const absent = ['first_name', 'last_name', 'old_invitee', 'new_invitee', 'text_reminder_number', 'payment']
  for (const key of [...absent, 'routing_form_submission', 'no_show', 'reconfirmation', 'scheduling_method'])
    expect(payload[key], key).toBeNull()
  expect(payload).not.toHaveProperty('cancellation')
  const page = await answers.find(({ status }) => status === 200)!.text()
  expect(page).toContain('data-scheduled="{&quot;event&quot;:{&quot;uri&quot;:')
})

test('a booking can be moved and cancelled at its own URLs, and each is reported', async () => {
  const hours = [
    ...(await (await fetch(address())).text()).matchAll(/name="start" value="(\d+)" required \/>/g),
  ]
  const form = (start: string) => ({
    method: 'POST',
    body: new URLSearchParams({
      start,
      name: 'Ana Rojas',
      email: 'ana@example.com',
      a1: 'Taller',
      a2: 'Av.',
    }),
  })
  const told = async (count: number) => {
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(count), 25_000)
    return receiver.received.map(
      ({ body }) => JSON.parse(body) as { event: string; payload: Record<string, unknown> },
    )
  }
  expect((await fetch(address(), form(hours[1]![1]!))).status).toBe(200)
  const [first] = await told(1)
  const widget = await fetch(String(first!.payload['reschedule_url']).replace(/^http:\/\/[^/]+/, running.url))
  expect(await widget.clone().text()).toContain('value="Ana Rojas"')
  expect((await fetch(widget.url, form(hours[2]![1]!))).status).toBe(200)
  const moved = (await told(3)).slice(1)
  const old = moved.find(({ event }) => event === 'invitee.canceled')
  const next = moved.find(({ event }) => event === 'invitee.created')
  expect(old?.payload).toMatchObject({
    uri: first!.payload['uri'],
    rescheduled: true,
    new_invitee: next!.payload['uri'],
    cancellation: { canceler_type: 'invitee', reason: null },
  })
  expect(next!.payload).toMatchObject({ old_invitee: first!.payload['uri'], rescheduled: false })
  const cancelUrl = moved.find(({ event }) => event === 'invitee.created')!.payload['cancel_url']
  const cancel = String(cancelUrl).replace(/^http:\/\/[^/]+/, running.url)
  expect(await (await fetch(cancel, { method: 'POST' })).text()).toContain('Visita cancelada')
  expect((await told(4)).at(-1)).toMatchObject({ event: 'invitee.canceled', payload: { rescheduled: false } })
  expect((await fetch(cancel)).status).toBe(404)
})

test('an incomplete form is refused', async () => {
  const answer = await fetch(address(), {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ana', email: 'ana@example.com' }),
  })
  expect(answer.status).toBe(422)
})

test('hours are in the place’s zone, on working days, across the change to summer time', () => {
  const [friday, monday] = upcomingDays(Date.parse('2026-09-03T12:00Z'), 'America/Santiago', new Set())
  expect([friday?.date, monday?.date]).toEqual(['2026-09-04', '2026-09-07'])
  expect(new Date(friday!.slots[0]!.start).toISOString()).toBe('2026-09-04T13:00:00.000Z')
  expect(new Date(monday!.slots[0]!.start).toISOString()).toBe('2026-09-07T12:00:00.000Z')
})
