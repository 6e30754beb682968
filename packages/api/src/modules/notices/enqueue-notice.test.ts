import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { mayNotify } from './enqueue-notice.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
})
afterAll(() => app.close())

const hour = 3_600_000
let boxes = 0

it('sends at most three of a kind within any hour, at whatever moments they are asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: hour }), { maxLength: 20 }), async (pauses) => {
      const clock = createTestClock()
      const mailbox = `box${(boxes += 1)}@people.example`
      const sent: number[] = []
      for (const pause of pauses) {
        clock.advance(pause)
        const now = clock.now().getTime()
        const recent = sent.filter((at) => now - at < hour).length
        const may = await mayNotify({ config: app.config, clock }, app.db, 'registration', mailbox)
        expect(may).toBe(recent < 3)
        if (may) sent.push(now)
      }
    }),
    { numRuns: 20 },
  )
})

it('counts mailboxes and kinds apart, and all addresses of a mailbox together', async () => {
  const ask = (kind: 'registration' | 'visit', email: string) => mayNotify(app, app.db, kind, email)
  for (const email of ['a@people.example', 'A@people.example', 'a+1@people.example'])
    expect(await ask('registration', email)).toBe(true)
  for (const email of ['a@people.example', 'a+2@people.example', 'A+x@People.example'])
    expect(await ask('registration', email)).toBe(false)
  expect(await ask('visit', 'a@people.example')).toBe(true)
  expect(await ask('registration', 'b@people.example')).toBe(true)
})

it('counts the addresses that Google delivers to one mailbox together, and those of others apart', async () => {
  const ask = (email: string) => mayNotify(app, app.db, 'registration', email)
  for (const email of ['ada.prueba@gmail.com', 'a.daprueba@gmail.com', 'adaprueba+x@googlemail.com'])
    expect(await ask(email)).toBe(true)
  expect(await ask('a.d.a.p.r.u.e.b.a@googlemail.com')).toBe(false)
  for (const email of ['ada.prueba@people.example', 'a.daprueba@people.example', 'adaprueba@people.example'])
    expect(await ask(email)).toBe(true)
  expect(await ask('adapru.eba@people.example')).toBe(true)
})

it('sends three when many are asked for at once', async () => {
  const asked = Array.from({ length: 20 }, () => mayNotify(app, app.db, 'visit', 'many@people.example'))
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3)
})
