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

/** A new tenant at the calendar of a room by the hour. */
async function openCalendar(page: Page, locale: Locale, at: (path: string) => string) {
  const { property, room } = await findPlace({ country: 'Perú', type: 'hours', part: 'room', byHour: true })
  const person = newPerson('Perú')
  await register(person)
  await signInAt(page, locale, at(`/propietario/${property.id}/calendar/${room!.id}/daily`), person)
  return bookingOn(page, locale)
}

test('a refused card can be tried again with another; who turns back may pay later', async ({
  page,
  locale,
  say,
  like,
  at,
}) => {
  test.setTimeout(240_000)
  const booking = await openCalendar(page, locale, at)
  await booking.chooseHours()
  await booking.goOnToContract()
  await booking.fillContract('Perú')
  await booking.sign()
  const pay = page.getByRole('button', { name: like('tenants.booking.pay.action') })

  await test.step('turns back at the hosted page', async () => {
    const checkout = await openCheckout(page, () => pay.click())
    await checkout.getByRole('link', { name: /Cancelar y volver|Cancel and go back/ }).click()
    await expect(checkout.getByRole('heading', { name: say('tenants.booking.failed.title') })).toBeVisible()
    await checkout.close()
  })

  await test.step('the card is refused, another one pays', async () => {
    const again = page.getByRole('button', { name: like('tenants.booking.pay.again') })
    const checkout = await openCheckout(page, () => pay.or(again).click())
    await payWith(checkout, 'declined')
    await expect(checkout.getByRole('alert')).toBeVisible()
    await payWith(checkout, 'pays')
    const booked = like('tenants.booking.booked.day')
    await expect(checkout.getByRole('heading', { level: 1, name: booked })).toBeVisible({ timeout: 45_000 })
  })
})

test('hours that somebody else takes a moment before are said to be taken', async ({
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
  await booking.goOnToContract()
  await expect(page.getByText(booking.say('tenants.booking.dates.taken'))).toBeVisible()
})

test('a reservation can be given up, and its time can run out', async ({ page, locale, say, at }) => {
  const booking = await openCalendar(page, locale, at)
  const close = page
    .getByRole('dialog')
    .getByRole('button', { name: say('tenants.booking.cancel'), exact: true })

  await test.step('gives it up', async () => {
    await booking.chooseHours()
    await booking.goOnToContract()
    await close.click()
    await page.getByRole('button', { name: say('tenants.booking.cancel.action') }).click()
    await page.getByRole('button', { name: say('tenants.booking.cancel.confirm') }).click()
    await expect(
      page.getByRole('heading', { name: say('tenants.booking.outcome.cancelled.title') }),
    ).toBeVisible()
  })

  await test.step('begins again with the same hours and lets the time pass', async () => {
    await page.getByRole('button', { name: say('tenants.booking.outcome.again') }).click()
    // While the clock is put in, it stands at nought: the calendar must have read the day before.
    await expect(page.locator('.ml-slots button[aria-pressed=true]')).toHaveCount(2)
    await page.clock.install()
    await booking.goOnToContract()
    await close.click()
    await expect(page.getByRole('heading', { name: say('tenants.booking.contract.heading') })).toBeVisible()
    // Only the server's clock ends a hold: its answer is the one of a quarter of an hour later.
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
