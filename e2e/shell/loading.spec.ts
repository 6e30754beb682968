import { demo, demoPassword } from '../support/people.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('an owner’s list keeps its place free while it loads, so that nothing moves under a finger', async ({
  page,
  locale,
  at,
}) => {
  await signInAt(page, locale, at('/my-locations/reservations'), {
    email: demo.owner,
    password: demoPassword,
  })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/owner/locations?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(at('/my-locations/locations'))
  const main = page.getByRole('main')
  const search = main.getByRole('search')
  await expect(search).toBeVisible()
  const before = (await search.boundingBox())!
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  held.resolve()
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const after = (await search.boundingBox())!
  expect(Math.abs(after.y - before.y), 'px that the search moved').toBeLessThan(8)
})
