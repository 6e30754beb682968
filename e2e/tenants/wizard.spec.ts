import type { HoldBody, Reservation } from '@metrolibre/contract'
import type { Page } from '@playwright/test'
import { bookingOn } from '../journeys/booking.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { openCheckout, payWith } from '../support/checkout.ts'
import { forgetClosing } from '../support/payment-faults.ts'
import { newPerson, register } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import type { Locale } from '../support/texts.ts'

/** Opens the calendar of an hourly room in Lima as a new tenant. */
async function openHours(page: Page, locale: Locale, at: (path: string) => string) {
  const { property, room } = await findPlace({ country: 'Perú', type: 'hours', part: 'room', byHour: true })
  const person = newPerson('Perú')
  const { token } = await register(person)
  await signInAt(page, locale, at(`/propietario/${property.id}/calendar/${room!.id}/daily`), person)
  return { booking: bookingOn(page, locale), token }
}

/** Returns whether anything is drawn on the pad of the signature. */
const hasInk = (page: Page) =>
  page.locator('.ml-signature__pad canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    return data.some((value, index) => index % 4 === 3 && value > 0)
  })

const pressedHours = (page: Page) => page.locator('.ml-slots button[aria-pressed="true"]')

test('hours are chosen by keyboard alone, survive a reload, and are reported when somebody else books them', async ({
  page,
  locale,
  say,
  at,
}) => {
  const { booking } = await openHours(page, locale, at)
  await expect(page.getByText(locale === 'es' ? 'hora de Lima' : 'Lima time')).toBeVisible()

  await test.step('reaches a day and its hours with the arrow keys', async () => {
    await page.locator('.ml-day:not([disabled], [aria-disabled="true"])').first().focus()
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    const slots = page.locator('.ml-slots button:not([disabled])')
    await slots.first().focus()
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect(pressedHours(page)).toHaveCount(2)
    await expectAccessible(page, 'the hours')
  })

  await test.step('finds them still chosen after a reload', async () => {
    page.once('dialog', (leaving) => leaving.accept())
    await page.reload()
    await expect(pressedHours(page)).toHaveCount(2)
  })

  await test.step('is told that somebody else has booked them', async () => {
    const { token } = await register(newPerson('Perú'))
    let wish: HoldBody | undefined
    await page.route(
      '**/api/reservation/hold',
      async (route) => {
        wish = route.request().postDataJSON() as HoldBody
        await route.abort()
      },
      { times: 1 },
    )
    await booking.continueToContract()
    await expect.poll(() => wish).toBeDefined()
    await ask('/reservation/hold', { method: 'POST', body: wish, token })
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText(say('tenants.booking.dates.hours.gone'))).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 30_000 })
    await expect(page.locator('.ml-slots [data-state="booked"][aria-pressed="true"]')).toHaveCount(2)
  })
})

test('a contract is continued from the list of bookings, read before it is signed, and keeps the signature', async ({
  page,
  locale,
  say,
  like,
  at,
  watch,
}) => {
  const { booking } = await openHours(page, locale, at)
  await booking.chooseHours()
  await booking.continueToContract()
  const dialog = page.getByRole('dialog')

  await test.step('document numbers are normalised and kept as a draft', async () => {
    await dialog.locator('[name="company"]').fill('Taller a medias')
    await dialog.locator('[name="rut"]').fill('20-10007097-1')
    await dialog.locator('[name="identity"]').fill('45678912')
    await dialog.getByRole('button', { name: say('tenants.booking.contract.save') }).click()
    await expect(dialog.locator('[name="rut"]')).toHaveValue('20100070971')
    await expect(dialog.getByText(say('tenants.booking.contract.checkDigit.rut'))).toBeVisible()
    await expect(dialog.locator('[name="location_uses"]')).toBeFocused()
    const right = say('tenants.booking.contract.meant').replace('{number}', '20100070970')
    await dialog.getByRole('button', { name: right }).press('Enter')
    await expect(dialog.locator('[name="rut"]')).toHaveValue('20100070970')
    await expect(dialog.locator('[name="rut"]')).toBeFocused()
  })

  await test.step('leaves and returns through the list of bookings', async () => {
    page.on('dialog', (leaving) => leaving.accept())
    await page.goto(at('/my-locations/reservations'))
    const row = page.getByRole('table').getByRole('link').first()
    await row.click()
    await page.getByRole('link', { name: say('mfe-owners.reservation.resume') }).click()
    await expect(dialog.locator('[name="company"]')).toHaveValue('Taller a medias')
  })

  await test.step('reads the contract in another tab', async () => {
    await booking.fillContract('Perú')
    const opening = page.context().waitForEvent('page')
    const drawing = page
      .context()
      .waitForEvent('response', { predicate: (answer) => answer.url().includes('.pdf') })
    await page.getByRole('button', { name: say('tenants.booking.contract.pdf') }).click()
    const [reader, drawn] = await Promise.all([opening, drawing])
    expect(new URL(drawn.url()).pathname).toMatch(/\/(contrato-\w+-borrador|contract-\w+-draft)\.pdf$/)
    expect(drawn.status()).toBe(200)
    await reader.close()
  })

  await test.step('signs, and the signature survives a change of the window’s width and a look at the dates', async () => {
    const next = page.getByRole('button', { name: say('tenants.booking.contract.next') })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await next.press('Enter')
    const missing = page.getByText(say('tenants.booking.signing.missing.signature'))
    await expect(missing).toBeInViewport()
    await booking.drawSignature()
    await expect(missing).toBeHidden()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await next.press('Enter')
    await expect(page.getByText(say('tenants.booking.signing.missing.confirmation'))).toBeInViewport()
    await booking.tickRead()
    await expect(next).not.toHaveAttribute('aria-disabled')
    const { width, height } = page.viewportSize()!
    await page.setViewportSize({ width: width === 390 ? 430 : 700, height })
    await page.setViewportSize({ width, height })
    expect(await hasInk(page)).toBe(true)
    await page.getByRole('button', { name: say('tenants.booking.back.step') }).click()
    await expect(page.getByRole('button', { name: say('tenants.booking.own.resume') })).toBeVisible()
    await booking.continueToContract()
    expect(await hasInk(page)).toBe(true)
    await expectAccessible(page, 'the contract')
    await booking.tickRead()
    await next.click()
    await expect(page.getByRole('heading', { name: say('tenants.booking.pay.title') })).toBeFocused()
    await expectAccessible(page, 'the summary')
  })

  await test.step('is told that paying needs a connection, and continues when it is back', async () => {
    const pay = page.getByRole('button', { name: like('tenants.booking.pay.action') })
    watch.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await page.context().setOffline(true)
    await expect(pay).toHaveAccessibleDescription(say('tenants.booking.pay.offline'))
    await expect(page.getByText(say('tenants.booking.pay.offline'))).toBeInViewport()
    await expect(pay).toHaveAttribute('aria-disabled', 'true')
    await page.context().setOffline(false)
    await expect(page.getByText(say('tenants.booking.pay.offline'))).toBeHidden()
    await expect(pay).not.toHaveAttribute('aria-disabled')
  })
})

test('money that arrives after somebody else has booked the hours is refunded with a message @matrix', async ({
  page,
  locale,
  say,
  like,
  at,
}) => {
  test.setTimeout(150_000)
  const { booking, token } = await openHours(page, locale, at)
  await booking.chooseHours()
  await booking.continueToContract()
  await booking.fillContract('Perú')
  await booking.sign()
  const pay = page.getByRole('button', { name: like('tenants.booking.pay.action') })
  const checkout = await openCheckout(page, () => pay.click())

  await test.step('cancels while the payment page is still open in another tab', async () => {
    await forgetClosing(checkout)
    await page.getByRole('button', { name: say('tenants.booking.cancel.action') }).click()
    await page.getByRole('button', { name: say('tenants.booking.cancel.confirm') }).click()
    await expect(
      page.getByRole('heading', { name: say('tenants.booking.outcome.cancelled.title') }),
    ).toBeVisible()
  })

  await test.step('pays there after a rival has booked the hours', async () => {
    const id = new URL(page.url()).searchParams.get('reservation')
    const { leaseRange, location, room } = await ask<Reservation>(`/reservation/${id}`, { token })
    const rival = await register(newPerson('Perú'))
    const body = { locationId: location.id, roomId: room!.id, range: leaseRange }
    await ask('/reservation/hold', { method: 'POST', body, token: rival.token })
    await payWith(checkout, 'pays')
    await expect(
      checkout.getByRole('heading', { name: say('tenants.booking.outcome.refund.title') }),
    ).toBeVisible({ timeout: 45_000 })
    await expect
      .poll(async () => (await ask<Reservation>(`/reservation/${id}`, { token })).status, { timeout: 20_000 })
      .toBe('refunded')
  })
})
