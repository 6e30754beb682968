import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { openCheckout, payWith } from '../support/checkout.ts'
import { awaitMail } from '../support/inbox.ts'
import { newPerson } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { goOnFromWelcome, registerAs } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { bookingOn } from './booking.ts'

const journeys = [
  {
    title: 'a room by the month in Chile @phone',
    country: 'Chile',
    type: 'room',
    part: 'room',
    byHour: false,
  },
  {
    title: 'a whole property by the month in Perú',
    country: 'Perú',
    type: 'entire',
    part: 'whole',
    byHour: false,
  },
  { title: 'a space by the hour in Perú', country: 'Perú', type: 'hours', part: 'room', byHour: true },
] as const

for (const journey of journeys)
  test(`visitor to tenant: ${journey.title}`, async ({ page, locale, say, like, at }) => {
    test.setTimeout(240_000)
    const { country, byHour } = journey
    const { property, room } = await findPlace(journey)
    const person = newPerson(country)
    const booking = bookingOn(page, locale)

    await test.step('finds it from the front page', async () => {
      await page.goto(at('/'))
      await page.getByLabel(say('mfe-public.home.search.place')).fill(property.name)
      await page.getByRole('button', { name: say('mfe-public.home.search.submit'), exact: true }).click()
      await page.getByRole('link', { name: property.name }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: property.name })).toBeVisible()
    })

    await test.step('wants to book and opens an account', async () => {
      const reserve = room
        ? page.getByRole('link', { name: say('tenants.property.reserveRoom').replace('{name}', room.name) })
        : page.getByRole('link', { name: say('tenants.property.reserve'), exact: true })
      await reserve.locator('visible=true').first().click()
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
      await registerAs(page, locale, person)
      await goOnFromWelcome(page, locale)
    })

    await test.step('chooses when, completes the contract and signs it', async () => {
      await (byHour ? booking.chooseHours() : booking.chooseMonth())
      await booking.goOnToContract()
      await booking.fillContract(country)
      await booking.sign()
    })

    const checkout = await test.step('pays in a tab of its own', async () => {
      const pay = page.getByRole('button', { name: like('tenants.booking.pay.action') })
      const tab = await openCheckout(page, () => pay.click())
      await payWith(tab, 'pays')
      return tab
    })

    await test.step('both tabs say that it is booked', async () => {
      const booked = like(`tenants.booking.booked.${byHour ? 'day' : 'until'}`)
      await expect(checkout.getByRole('heading', { level: 1, name: booked })).toBeVisible({ timeout: 45_000 })
      await expect(page.getByRole('heading', { level: 1, name: booked })).toBeVisible({ timeout: 45_000 })
    })

    await test.step('gets a mail and a contract that anybody can check', async () => {
      await awaitMail(person.email, /reserva|booking/i)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: say('tenants.booking.next.download') }).click()
      const path = await (await downloading).path()
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
      await page.goto(at(`/contrato/${hash}`))
      await expect(page.getByText(say('mfe-public.verify.same.title'))).toBeVisible()
    })
  })
