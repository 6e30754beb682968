import type { Reservation } from '@metrolibre/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { demo, demoPassword, logIn } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { readRoutes } from '../support/registry.ts'
import { linksOfPage, listScreens } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

/** The addresses of screens that no list of the demo leads to. */
async function unlinked(): Promise<string[]> {
  const { token, user } = await logIn(demo.admin)
  const { property, room } = await findPlace({ country: 'Chile', type: 'room', part: 'room', byHour: false })
  const { locations } = await ask<{ locations: { id: string }[] }>('/admin/listlocations?stage=submitted', {
    token,
  })
  const renter = await logIn(demo.tenant)
  const { reservations } = await ask<{ reservations: Reservation[] }>('/reservation/mine?view=client', {
    token: renter.token,
  })
  const monthly = reservations.find(({ charges = [] }) => charges.length > 0)
  return [
    `/admin/arrears/${monthly!.id}`,
    `/admin/users/detail/${user.id}/details`,
    `/admin/locations/detail/${property.id}/rooms/${room!.id}`,
    `/admin/locations/inspection/${locations[0]!.id}`,
  ]
}

const narrow = { width: 320, height: 700 }
const softly = expect.configure({ soft: true })

test('axe finds no problems on any screen of the administration, and none is wider than a small phone', async ({
  page,
  locale,
  at,
  isMobile,
}) => {
  test.setTimeout(900_000)
  const wide = page.viewportSize()!
  await signInAt(page, locale, at('/admin/users'), { email: demo.admin, password: demoPassword })
  // The mode is set before loading, because axe would see a page that switches modes half in each.
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' })
  const list = listScreens((await readRoutes()).filter(({ guard }) => guard === 'admin'))
  list.learn(await unlinked())
  for (let screen = list.next(); screen; screen = list.next()) {
    const { address } = screen
    await test.step(address, async () => {
      await page.goto(at(address))
      await settled(page)
      list.learn(await page.evaluate(linksOfPage))
      await expectAccessible(page, address)
      await page.setViewportSize(narrow)
      // Some parts are redrawn for a phone once they have heard that it is one.
      await softly
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
          message: `${address} at ${narrow.width} px`,
          timeout: 3_000,
        })
        .toBeLessThanOrEqual(narrow.width)
      await page.setViewportSize(wide)
    })
  }
  expect(list.missing(), 'screens that no page links to').toEqual([])
})

test('a card of a list on a phone leads to its page wherever it is pressed', async ({ page, locale, at }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAt(page, locale, at('/admin/users'), { email: demo.admin, password: demoPassword })
  await settled(page)
  const card = page.locator('main li:has(a)').first()
  const { width, height } = (await card.boundingBox())!
  await card.click({ position: { x: width - 80, y: height - 4 } })
  await expect(page).toHaveURL(/\/admin\/users\/detail\//)
})
