import type { HoldBody } from '@metrolibre/contract'
import type { Page, Route } from '@playwright/test'
import { ask } from '../support/api.ts'
import { openCheckout, payWith } from '../support/checkout.ts'
import { demo, demoPassword, logIn, newPerson, register } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { signInAt } from '../support/sign-in.ts'
import { winDispute } from '../support/stand-ins.ts'
import { expect, test } from '../support/test.ts'
import type { Locale } from '../support/texts.ts'
import { bookingOn } from './booking.ts'

/** Opens the calendar of an hourly room as a new tenant. */
async function openCalendar(page: Page, locale: Locale, at: (path: string) => string) {
  const { property, room } = await findPlace({ country: 'Perú', type: 'hours', part: 'room', byHour: true })
  const person = newPerson('Perú')
  await register(person)
  await signInAt(page, locale, at(`/propietario/${property.id}/calendar/${room!.id}/daily`), person)
  return { ...bookingOn(page, locale), email: person.email }
}

test('another card can be tried after a refused one, and a tenant who leaves the checkout can pay later', async ({
  page,
  browser,
  locale,
  say,
  like,
  at,
}, info) => {
  test.setTimeout(300_000)
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
    await payWith(checkout, 'disputed')
    const booked = like('tenants.booking.booked.day')
    await expect(checkout.getByRole('heading', { level: 1, name: booked })).toBeVisible({ timeout: 45_000 })
  })

  if (info.project.name === 'es-desktop')
    await test.step('an admin follows the dispute of the payment and then its refund to their end', async () => {
      const admin = await (await browser.newContext()).newPage()
      const who = { email: demo.admin, password: demoPassword }
      await signInAt(admin, locale, at('/my-locations/reservations'), who)
      const standing = (name: string) => admin.getByText(say(`mfe-admin.standing.${name}`), { exact: true })
      await admin.goto(at(`/admin/payments?q=${encodeURIComponent(booking.email)}`))
      await expect(standing('disputed').first()).toBeVisible()
      await admin.getByRole('row').filter({ hasText: booking.email }).getByRole('link').first().click()
      await expect(admin.getByText(like('mfe-admin.payment.answer'))).toBeVisible()

      const { token } = await logIn(demo.admin)
      const id = new URL(admin.url()).pathname.split('/').at(-1)!
      const { disputes } = await ask<{ disputes: { id: string }[] }>(`/admin/payments/${id}`, { token })
      await winDispute(disputes[0]!.id)
      await expect(async () => {
        await admin.reload()
        await expect(standing('paid').first()).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })

      await admin.getByRole('link', { name: say('mfe-admin.payment.openBooking') }).click()
      const dialog = admin.getByRole('dialog')
      const refund = dialog.getByRole('button', { name: say('mfe-admin.action.refund') })
      await refund.click()
      await dialog.getByLabel(say('mfe-admin.action.refundWords')).fill('La sala tuvo una filtración')
      await refund.click()
      const sure = admin.getByRole('alertdialog')
      await sure.getByRole('button', { name: say('mfe-admin.action.refund') }).click()
      await dialog.getByRole('link', { name: say('mfe-admin.reservation.openPayment') }).click()
      // The page reads the payment again by itself until the money is back.
      await expect(standing('refunded').first()).toBeVisible({ timeout: 60_000 })
      await admin.context().close()
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
    // The page may ask again while the test ends.
    await page.unrouteAll({ behavior: 'wait' })
  })
})
