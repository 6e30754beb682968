import { bookingOn } from '../journeys/booking.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openCheckout, payWith } from '../support/checkout.ts'
import { awaitMail } from '../support/inbox.ts'
import { newPerson, register } from '../support/people.ts'
import { findMonthlyPlace } from '../support/places.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

/** The first words of a text that counts months, where there is one. */
const beginning = (text: string): RegExp => new RegExp(/one \{([^{]+)\{/.exec(text)![1]!)

test('a stay is paid month by month: the first month with a card that is saved, the second ahead from the booking', async ({
  page,
  locale,
  say,
  like,
  at,
}) => {
  test.setTimeout(240_000)
  const property = await findMonthlyPlace()
  const person = newPerson('Chile')
  await register(person)
  const booking = bookingOn(page, locale)
  await signInAt(page, locale, at(`/propietario/${property.id}/calendar/entire/monthly`), person)
  await booking.chooseMonths(2)
  await booking.continueToContract()
  await booking.fillContract('Chile')
  await booking.sign('tenants.booking.plan.title')

  await test.step('chooses to pay only the first month', async () => {
    await page.getByRole('radio', { name: like('tenants.booking.plan.monthly') }).check()
    await expect(page.getByRole('heading', { name: say('tenants.booking.plan.laterTitle') })).toBeVisible()
    const consent = page.getByRole('checkbox', { name: beginning(say('tenants.booking.plan.consent')) })
    await expect(consent).not.toBeChecked()
    await consent.check()
    await expect(page.getByText(like('tenants.booking.plan.charged'))).toBeVisible()
    await expectAccessible(page, 'the choice of a plan')
    const pay = page.getByRole('button', { name: like('tenants.booking.pay.action') })
    const checkout = await openCheckout(page, () => pay.click())
    await payWith(checkout, 'pays')
    const booked = like('tenants.booking.booked.until')
    await expect(page.getByRole('heading', { level: 1, name: booked })).toBeVisible({ timeout: 45_000 })
    await awaitMail(person.email, /reserva|booking/i)
  })

  await test.step('sees the card that is charged, and withdraws the permission after a question', async () => {
    await page.goto(at('/my-locations/reservations'))
    await page.getByRole('table').getByRole('link', { name: property.name }).click()
    await expect(page.getByText(like('mfe-owners.reservation.card.saved'))).toBeVisible()
    await page.getByRole('button', { name: say('mfe-owners.reservation.card.stop') }).click()
    const question = page.getByRole('alertdialog', {
      name: say('mfe-owners.reservation.card.withdraw.title'),
    })
    await expectAccessible(page, 'the question about the card')
    await question.getByRole('button', { name: say('mfe-owners.reservation.card.withdraw.confirm') }).click()
    await expect(page.getByText(say('mfe-owners.reservation.card.none'))).toBeVisible()
  })

  await test.step('sees its months, and pays the next one ahead', async () => {
    const months = page
      .getByRole('listitem')
      .filter({ hasText: say('mfe-owners.reservation.charges.planned') })
    await expect(months).toHaveCount(1)
    const ahead = page.getByRole('button', { name: say('mfe-owners.reservation.charges.payAhead') })
    await expectAccessible(page, 'the months of a booking')
    const checkout = await openCheckout(page, () => ahead.click())
    await payWith(checkout, 'pays')
    await expect(async () => {
      await page.reload()
      await expect(months).toHaveCount(0, { timeout: 5_000 })
    }).toPass({ timeout: 45_000 })
  })
})
