import { newPerson, register } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { setAdmin } from '../support/roles.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { keptIn, untilKept } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

const personal = /\/api\/(auth|reservation|owner\/me|admin)|\/my-locations|\/profile/

test('no personal responses are stored, and a logout removes all visited pages', async ({
  page,
  locale,
  at,
  say,
}) => {
  const { property } = await findPlace({ country: 'Chile', type: 'entire', part: 'whole', byHour: false })
  const copy = `/api/locations/${property.id}?%7Elang=${locale}`
  // A response for an admin contains the exact address; the stored copy must be the public one. The test uses
  // its own admin, because a logout ends all sessions of the account.
  const admin = newPerson('Chile')
  await register(admin)
  await setAdmin(admin.email, true)
  await signInAt(page, locale, at('/my-locations/reservations'), admin)
  await page.goto(at(`/propietario/${property.id}/details`))
  await untilKept(page, copy)
  const kept = await page.evaluate(async (key) => (await caches.match(key))?.json(), copy)
  expect(kept).toMatchObject({ id: property.id })
  expect(kept).not.toHaveProperty('exact')
  expect(
    Object.values(await keptIn(page))
      .flat()
      .filter((path) => personal.test(path)),
  ).toEqual([])

  await page.locator('header button[aria-haspopup]').last().click()
  await page.getByRole('button', { name: say('shell.account.logout') }).click()
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
  await expect(async () => {
    const left = Object.values(await keptIn(page)).flat()
    expect(left.filter((path) => path.includes(property.id))).toEqual([])
  }).toPass({ timeout: 20_000 })
})
