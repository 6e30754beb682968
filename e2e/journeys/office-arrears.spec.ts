import type { Reservation } from '@metrolibre/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { openCheckout, payWith } from '../support/checkout.ts'
import { letMonthBeOverdue } from '../support/months.ts'
import { demo, demoPassword, logIn, newPerson, register } from '../support/people.ts'
import { findMonthlyPlace } from '../support/places.ts'
import { settled } from '../support/settled.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { bookingOn } from './booking.ts'

test('the office gives a month more days, and then waives it or records its transfer @phone', async ({
  page,
  locale,
  say,
  like,
  at,
  isMobile,
}) => {
  test.setTimeout(300_000)
  const property = await findMonthlyPlace()
  const person = newPerson('Chile')
  await register(person)
  const { token } = await logIn(person.email, person.password)
  const booked = async () => {
    const { reservations } = await ask<{ reservations: Reservation[] }>('/reservation/mine?view=client', {
      token,
    })
    return reservations[0]!
  }

  await test.step('a tenant pays the first of two months, and does not pay the second', async () => {
    const booking = bookingOn(page, locale)
    await signInAt(page, locale, at(`/propietario/${property.id}/calendar/entire/monthly`), person)
    await booking.chooseMonths(2)
    await booking.continueToContract()
    await booking.fillContract('Chile')
    await booking.sign('tenants.booking.plan.title')
    await page.getByRole('radio', { name: like('tenants.booking.plan.monthly') }).check()
    const pay = page.getByRole('button', { name: like('tenants.booking.pay.action') })
    await payWith(await openCheckout(page, () => pay.click()), 'pays')
    await expect(
      page.getByRole('heading', { level: 1, name: like('tenants.booking.booked.until') }),
    ).toBeVisible({ timeout: 45_000 })
    await letMonthBeOverdue((await booked()).id, 2)
    await expect.poll(async () => (await booked()).charges?.[1]?.state, { timeout: 120_000 }).toBe('overdue')
  })

  const { id, charges = [] } = await booked()
  const text = (name: string) => say(`mfe-admin.arrears.${name}`)
  const months = page.getByRole('main').getByRole('listitem')
  const press = (name: string) => page.getByRole('button', { name: like(`mfe-admin.arrears.${name}`) })

  await test.step('the office finds it in the list', async () => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await signInAt(page, locale, at(`/admin/arrears?q=${id.slice(0, 8)}`), {
      email: demo.admin,
      password: demoPassword,
    })
    await settled(page)
    await expectAccessible(page, 'the list of months that are not paid')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.locator(`a[href$="/admin/arrears/${id}"]`).first().click()
    await settled(page)
    await expectAccessible(page, 'the months of a booking that are not paid')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

  await test.step('gives more days', async () => {
    const until = new Date(`${charges[1]!.dueOn}T12:00:00Z`)
    until.setUTCDate(until.getUTCDate() + 20)
    await press('grant').first().click()
    await page.getByLabel(text('grantUntil')).fill(until.toISOString().slice(0, 10))
    await page.getByLabel(text('reason')).fill('Paga con el anticipo de una feria')
    await page.getByRole('button', { name: text('grant'), exact: true }).click()
    await expect(months.filter({ hasText: say('mfe-admin.reservation.charge.due') })).toHaveCount(1)
    await expect(page.getByText('Paga con el anticipo de una feria')).toBeVisible()
  })

  // The history begins its lines with a capital, and the states of months don't.
  // One month can't be both, so a phone goes one way and a laptop the other.
  if (isMobile)
    await test.step('waives it after a question', async () => {
      await press('waive').first().click()
      await page.getByLabel(text('reason')).fill('Inundación de la sala, acta 88')
      await page.locator('form').getByRole('button').first().click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: text('waive'), exact: true }).click()
      await expect(
        months.filter({ hasText: new RegExp(say('mfe-admin.reservation.charge.waived')) }),
      ).toHaveCount(1)
    })
  else
    await test.step('records the transfer that paid it', async () => {
      await press('transfer').first().click()
      await page.getByLabel(text('reference')).fill('TRF-2026-11')
      await page.locator('form').getByRole('button').first().click()
      await expect(
        months.filter({ hasText: new RegExp(say('mfe-admin.reservation.charge.paid')) }),
      ).toHaveCount(2)
    })
  const after = await booked()
  expect(after.charges?.map(({ standing, method }) => [standing, method])).toEqual([
    ['paid', 'card'],
    isMobile ? ['waived', null] : ['paid', 'transfer'],
  ])
})
