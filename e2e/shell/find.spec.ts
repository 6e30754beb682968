import { demo, demoPassword } from '../support/people.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('an admin finds a place with the keyboard alone, also before the app has started', async ({
  page,
  at,
  locale,
}) => {
  await signInAt(page, locale, at('/admin/audit'), { email: demo.admin, password: demoPassword })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/shell/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(at('/admin/audit'), { waitUntil: 'commit' })
  await expect(page.locator('[aria-keyshortcuts="Control+K"]')).toBeAttached()
  await page.keyboard.press('Control+k')
  release()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)

  // Typed without waiting for the field.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('providencia')
  await expect(field).toHaveValue('providencia')
  const zone = page.getByRole('option').filter({ has: page.locator('mark') })
  await expect(zone.last()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/(zones|locations)\//)
  await expect(field).toHaveCount(0)
})

test('a tenant at the administration is told so and led to the owners’ page', async ({
  page,
  at,
  say,
  locale,
}) => {
  const refused = page.getByRole('alertdialog').getByText(say('shell.guard.refused'))
  const who = { email: demo.tenant, password: demoPassword }
  await signInAt(page, locale, at('/my-locations/reservations'), who)
  await page.goto(at('/admin'))
  await expect(refused).toBeVisible()
  await expect(page).toHaveURL(at('/propiedad'))
  await page.getByRole('button', { name: say('shell.notice.read') }).click()
  await expect(refused).toBeHidden()
})
