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

/** A new tenant at the calendar of a room by the hour in Lima. */
async function openHours(page: Page, locale: Locale, at: (path: string) => string) {
  const { property, room } = await findPlace({ country: 'Perú', type: 'hours', part: 'room', byHour: true })
  const person = newPerson('Perú')
  const { token } = await register(person)
  await signInAt(page, locale, at(`/propietario/${property.id}/calendar/${room!.id}/daily`), person)
  return { booking: bookingOn(page, locale), token }
}

const pressedHours = (page: Page) => page.locator('.ml-slots button[aria-pressed="true"]')

test('hours are chosen by keys alone, stay chosen on a reload, and are told to be gone', async ({
  page,
  locale,
  say,
  at,
}) => {
  const { booking } = await openHours(page, locale, at)
  await expect(page.getByText(locale === 'es' ? 'hora de Lima' : 'Lima time')).toBeVisible()

  await test.step('goes by arrow keys to a day and its hours', async () => {
    await page.locator('.ml-day:not([disabled])').first().focus()
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    const slots = page.locator('.ml-slots button:not([disabled])')
    await slots.first().focus()
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect(pressedHours(page)).toHaveCount(2)
    await expectAccessible(page, 'the hours')
  })

  await test.step('finds them chosen after a reload', async () => {
    page.once('dialog', (leaving) => leaving.accept())
    await page.reload()
    await expect(pressedHours(page)).toHaveCount(2)
  })

  await test.step('hears that somebody else took them meanwhile', async () => {
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
    await booking.goOnToContract()
    await expect.poll(() => wish).toBeDefined()
    await ask('/reservation/hold', { method: 'POST', body: wish, token })
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText(say('tenants.booking.dates.hours.gone'))).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 30_000 })
    await expect(page.locator('.ml-slots [data-state="booked"][aria-pressed="true"]')).toHaveCount(2)
  })
})

test('a contract is taken up again from the bookings, read before it is signed, and keeps its ink', async ({
  page,
  locale,
  say,
  like,
  at,
  watch,
}) => {
  const { booking } = await openHours(page, locale, at)
  await booking.chooseHours()
  await booking.goOnToContract()
  const dialog = page.getByRole('dialog')

  await test.step('half-typed papers are put in their form and kept', async () => {
    await dialog.locator('[name="company"]').fill('Taller a medias')
    await dialog.locator('[name="rut"]').fill('20-10007097-1')
    await dialog.locator('[name="identity"]').fill('45678912')
    await dialog.getByRole('button', { name: say('tenants.booking.contract.save') }).click()
    await expect(dialog.locator('[name="rut"]')).toHaveValue('20100070971')
    await expect(dialog.getByText(say('tenants.booking.contract.checkDigit.rut'))).toBeVisible()
    await expect(dialog.locator('[name="location_uses"]')).toBeFocused()
  })

  await test.step('goes away and comes back by the list of bookings', async () => {
    page.on('dialog', (leaving) => leaving.accept())
    await page.goto(at('/my-locations/reservations'))
    const row = page.getByRole('table').getByRole('link').first()
    await row.click()
    await page.getByRole('link', { name: say('mfe-owners.reservation.resume') }).click()
    await expect(dialog.locator('[name="company"]')).toHaveValue('Taller a medias')
  })

  await test.step('reads the contract in a window of its own', async () => {
    await booking.fillContract('Perú')
    const opening = page.context().waitForEvent('page')
    await page.getByRole('button', { name: say('tenants.booking.contract.pdf') }).click()
    const reader = await opening
    await reader.waitForURL(/^blob:/)
    await reader.close()
  })

  await test.step('signs, and the ink survives a change of width', async () => {
    const next = page.getByRole('button', { name: say('tenants.booking.contract.next') })
    await expect(next).toBeDisabled()
    await booking.drawSignature()
    await expect(next).toBeEnabled()
    const { width, height } = page.viewportSize()!
    await page.setViewportSize({ width: width === 390 ? 430 : 700, height })
    await page.setViewportSize({ width, height })
    await expect(next).toBeEnabled()
    const ink = await page.locator('.ml-signature__pad canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      return data.some((value, index) => index % 4 === 3 && value > 0)
    })
    expect(ink).toBe(true)
    await expectAccessible(page, 'the contract')
    await next.click()
    await expect(page.getByRole('heading', { name: say('tenants.booking.pay.title') })).toBeFocused()
    await expectAccessible(page, 'the summary')
  })

  await test.step('hears that paying needs a connection, and goes on by itself', async () => {
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

test('money that comes when somebody else has the hours goes back, and says so @matrix', async ({
  page,
  locale,
  say,
  like,
  at,
}) => {
  test.setTimeout(150_000)
  const { booking, token } = await openHours(page, locale, at)
  await booking.chooseHours()
  await booking.goOnToContract()
  await booking.fillContract('Perú')
  await booking.sign()
  const pay = page.getByRole('button', { name: like('tenants.booking.pay.action') })
  const checkout = await openCheckout(page, () => pay.click())

  await test.step('gives it up while the payment page is still open elsewhere', async () => {
    await forgetClosing(checkout)
    await page.getByRole('button', { name: say('tenants.booking.cancel.action') }).click()
    await page.getByRole('button', { name: say('tenants.booking.cancel.confirm') }).click()
    await expect(
      page.getByRole('heading', { name: say('tenants.booking.outcome.cancelled.title') }),
    ).toBeVisible()
  })

  await test.step('pays there once a rival has the hours', async () => {
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
