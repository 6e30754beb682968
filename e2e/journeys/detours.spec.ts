import type { HoldBody } from '@metrolibre/contract'
import type { Page, Route } from '@playwright/test'
import { ask } from '../support/api.ts'
import { openCheckout, payWith } from '../support/checkout.ts'
import { newPerson, register } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import type { Locale } from '../support/texts.ts'
import { bookingOn } from './booking.ts'

/** Opens the calendar of an hourly room as a new tenant. */
async function openCalendar(page: Page, locale: Locale, at: (path: string) => string) {
  const { property, room } = await findPlace({ country: 'Perú', type: 'hours', part: 'room', byHour: true })
  const person = newPerson('Perú')
  await register(person)
  await signInAt(page, locale, at(`/propietario/${property.id}/calendar/${room!.id}/daily`), person)
  return bookingOn(page, locale)
}

test('another card can be tried after a refused one, and a tenant who leaves the checkout can pay later', async ({
  page,
  locale,
  say,
  like,
  at,
}) => {
  test.setTimeout(240_000)
  const booking = await openCalendar(page, locale, at)
  await booking.chooseHours()
  await booking.continueToContract()
  await booking.fillContract('Perú')
  await booking.sign()
  const pay = page.getByRole('button', { name: like('tenants.booking.pay.action') })

  await test.step('leaves the hosted payment page', async () => {
    const checkout = await openCheckout(page, () => pay.click())
    await checkout.getByRole('link', { name: /Cancelar y volver|Cancel and go back/ }).click()
    await expect(checkout.getByRole('heading', { name: say('tenants.booking.failed.title') })).toBeVisible()
    await checkout.close()
  })

  await test.step('one card is refused, another one pays', async () => {
    const again = page.getByRole('button', { name: like('tenants.booking.pay.again') })
    const checkout = await openCheckout(page, () => pay.or(again).click())
    await payWith(checkout, 'declined')
    await expect(checkout.getByRole('alert')).toBeVisible()
    await payWith(checkout, 'pays')
    const booked = like('tenants.booking.booked.day')
    await expect(checkout.getByRole('heading', { level: 1, name: booked })).toBeVisible({ timeout: 45_000 })
  })
})

test('hours that somebody else books a moment earlier are reported as taken', async ({
  page,
  locale,
  at,
  watch,
}) => {
  watch.allow(/409/)
  const booking = await openCalendar(page, locale, at)
  const { token } = await register(newPerson('Perú'))
  const goFirst = async (route: Route) => {
    const body = route.request().postDataJSON() as HoldBody
    await ask('/reservation/hold', { method: 'POST', body, token })
    await route.continue()
  }
  await page.route('**/api/reservation/hold', goFirst, { times: 1 })
  await booking.chooseHours()
  await booking.continueToContract()
  await expect(page.getByText(booking.say('tenants.booking.dates.taken'))).toBeVisible()
})

test('a reservation can be cancelled, and it can expire', async ({ page, locale, say, at }) => {
  const booking = await openCalendar(page, locale, at)
  const close = page
    .getByRole('dialog')
    .getByRole('button', { name: say('tenants.booking.cancel'), exact: true })

  await test.step('cancels it', async () => {
    await booking.chooseHours()
    await booking.continueToContract()
    await close.click()
    await page.getByRole('button', { name: say('tenants.booking.cancel.action') }).click()
    await page.getByRole('button', { name: say('tenants.booking.cancel.confirm') }).click()
    await expect(
      page.getByRole('heading', { name: say('tenants.booking.outcome.cancelled.title') }),
    ).toBeVisible()
  })

  await test.step('starts again with the same hours and lets the hold expire', async () => {
    await page.getByRole('button', { name: say('tenants.booking.outcome.again') }).click()
    // While the fake clock is installed it reads zero, so the calendar must be loaded before.
    await expect(page.locator('.ml-slots button[aria-pressed=true]')).toHaveCount(2)
    await page.clock.install()
    await booking.continueToContract()
    await close.click()
    await expect(page.getByRole('heading', { name: say('tenants.booking.contract.heading') })).toBeVisible()
    // A hold ends by the server's clock only, so the response is changed to one of fifteen minutes later.
    await page.route('**/api/reservation/*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), status: 'expired', holdExpiresAt: null },
      })
    })
    await page.clock.fastForward('15:30')
    await expect(
      page.getByRole('heading', { name: say('tenants.booking.outcome.expired.title') }),
    ).toBeVisible()
  })
})
