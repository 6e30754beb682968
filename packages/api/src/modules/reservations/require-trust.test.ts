import { endpoints, lapsedAfterMinutes, lapsesAllowed, reservationTimes } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityEvents } from '../../platform/db/schema/security.ts'
import { users } from '../../platform/db/schema/users.ts'
import { monthsFrom } from '../../testing/booking.ts'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { captchaToken, solveCaptcha } from '../../testing/solve-captcha.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations } = endpoints
const minute = 60_000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
})
afterAll(() => app.close())

const scene = async () => {
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db)
  const body = { locationId: property.id, range: monthsFrom(app.clock.now(), 0, 3) }
  const hold = (recaptchaToken?: string) =>
    app.call(
      reservations.hold,
      { body: { ...body, ...(recaptchaToken && { recaptchaToken }) } },
      { as: tenant.id },
    )
  const lapse = async () => {
    await hold()
    app.clock.advance((reservationTimes.holdMinutes + 1) * minute)
    await app.jobs.tick('expire-holds')
  }
  const giveUpAfter = async (minutes: number) => {
    const { body: held } = await hold()
    app.clock.advance(minutes * minute)
    await app.call(reservations.cancel, { params: { id: held.id } }, { as: tenant.id })
  }
  const codeOf = async (token?: string) => (await hold(token)).problem?.code
  return { tenant, lapse, giveUpAfter, hold, codeOf }
}
const times = async (count: number, act: () => Promise<void>) => {
  for (let round = 0; round < count; round += 1) await act()
}
const proof = async () => {
  const { challenge, solution } = await solveCaptcha(app)
  return captchaToken({ challenge, solution })
}

it('allows more lapsed holds where every limit is higher', async () => {
  const own = app
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '2' } })
  const { lapse, codeOf } = await scene()
  await times(lapsesAllowed, lapse)
  expect(await codeOf()).toBeUndefined()
  await app.close()
  app = own
})

describe('a tenant whose last three holds lapsed within a day', () => {
  it('has to solve a captcha for each further hold, until the next day', async () => {
    const { tenant, lapse, codeOf, hold } = await scene()
    await times(lapsesAllowed, lapse)
    expect(await codeOf()).toBe('captcha_required')
    expect(await codeOf('made-up')).toBe('captcha_failed')
    const solved = await proof()
    const { status, body } = await hold(solved)
    expect(status).toBe(201)
    await app.call(reservations.cancel, { params: { id: body.id } }, { as: tenant.id })
    expect(await codeOf(solved)).toBe('captcha_failed')
    const told = await app.db.select().from(securityEvents).where(eq(securityEvents.userId, tenant.id))
    expect(told.map(({ kind }) => kind)).toContain('holds_paused')
    app.clock.advance(24 * 60 * minute)
    expect((await hold()).status).toBe(201)
  })

  it('needs a confirmed address first, even with a solved captcha', async () => {
    const { tenant, lapse, codeOf } = await scene()
    await times(lapsesAllowed, lapse)
    await app.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, tenant.id))
    expect(await codeOf(await proof())).toBe('email_unconfirmed')
  })

  it('is recognised by holds cancelled late, while an early cancellation does not count', async () => {
    const { giveUpAfter, hold } = await scene()
    await times(lapsesAllowed + 1, () => giveUpAfter(1))
    expect((await hold()).status).toBe(201)
    const other = await scene()
    await times(lapsesAllowed, () => other.giveUpAfter(lapsedAfterMinutes))
    expect(await other.codeOf()).toBe('captcha_required')
  })

  it('is recognised by holds that are cancelled again and again shortly before they count', async () => {
    const { giveUpAfter, codeOf } = await scene()
    await times(lapsesAllowed + 1, () => giveUpAfter(lapsedAfterMinutes - 1))
    expect(await codeOf()).toBe('captcha_required')
  })
})
