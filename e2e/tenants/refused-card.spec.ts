import { bookingOn } from '../journeys/booking.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openCheckout, payWith } from '../support/checkout.ts'
import { newPerson, register } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('a card that is refused after some time is reported in both tabs, and another one pays @matrix', async ({
  page,
  locale,
  say,
  like,
  at,
}) => {
  test.setTimeout(180_000)
  const { property, room } = await findPlace({ country: 'Perú', type: 'hours', part: 'room', byHour: true })
  const person = newPerson('Perú')
  await register(person)
  await signInAt(page, locale, at(`/propietario/${property.id}/calendar/${room!.id}/daily`), person)
  const booking = bookingOn(page, locale)
  await booking.chooseHours()
  await booking.continueToContract()
  await booking.fillContract('Perú')
  await booking.sign()
  const pay = page.getByRole('button', { name: like('tenants.booking.pay.action') })
  const checkout = await openCheckout(page, () => pay.click())

  await test.step('shows first that the payment is being processed, then that the bank refused it', async () => {
    await payWith(checkout, 'refusedLater')
    await expect(
      checkout.getByRole('heading', { name: say('tenants.booking.pending.short.title') }),
    ).toBeVisible()
    await expect(page.getByText(say('tenants.booking.pay.waitingTitle'))).toBeVisible()
    await expect(checkout.getByText(say('tenants.booking.failed.refused'))).toBeVisible({ timeout: 60_000 })
    await expectAccessible(checkout, 'a refused card')
    await expect(page.getByText(say('tenants.booking.pay.stoppedTitle'))).toBeVisible()
    await checkout.close()
  })

  await test.step('pays with another card from the first tab', async () => {
    const again = page.getByRole('button', { name: like('tenants.booking.pay.again') })
    const other = await openCheckout(page, () => again.click())
    await payWith(other, 'pays')
    const booked = like('tenants.booking.booked.day')
    await expect(other.getByRole('heading', { level: 1, name: booked })).toBeVisible({ timeout: 45_000 })
    await expect(page.getByRole('heading', { level: 1, name: booked })).toBeVisible({ timeout: 45_000 })
  })
})
