import type { OwnedProperty } from '@metrolibre/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { demo, demoPassword, logIn } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const narrow = { width: 320, height: 700 }

test('axe finds no problems where an owner copies a room and gives several one price, also on a small phone @phone', async ({
  page,
  locale,
  say,
  at,
  isMobile,
}) => {
  test.setTimeout(180_000)
  const { token } = await logIn(demo.owner)
  const { locations } = await ask<{ locations: OwnedProperty[] }>('/owner/locations', { token })
  const { id } = locations.find(({ roomsDetails }) => roomsDetails.length > 1)!
  const text = (name: 'copy' | 'prices') => say(`mfe-owners.listing.room.${name}`)
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' })
  await signInAt(page, locale, at('/my-locations/reservations'), {
    email: demo.owner,
    password: demoPassword,
  })
  await page.goto(at(`/propiedad/cargar?property=${id}&step=rooms`))
  await settled(page)
  const check = async (name: string) => {
    await expectAccessible(page, name)
    const wide = page.viewportSize()!
    await page.setViewportSize(narrow)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: name })
      .toBeLessThanOrEqual(narrow.width)
    await page.setViewportSize(wide)
  }
  await check('the rooms')
  await page.getByRole('button', { name: text('prices') }).click()
  const form = page.getByRole('form', { name: text('prices') })
  await expect(form).toBeVisible()
  await check('one price for several rooms')
  await form.getByRole('button', { name: say('mfe-owners.listing.room.savePrices') }).click()
  await check('one price for several rooms, with what is missing')
  await form.getByRole('button', { name: say('mfe-owners.listing.room.cancel') }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${text('copy')}`) })
    .first()
    .click()
  await expect(page.getByRole('form', { name: new RegExp(`^${text('copy')}`) })).toBeVisible()
  await check('copies of a room')
})
