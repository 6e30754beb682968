import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Holds the app's scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/shell/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('input and presses before the app has started are replayed when it starts', async ({
  page,
  at,
  say,
}) => {
  // A busy server sends only a frame first, which needs the script to be filled.
  await expect
    .poll(async () => (await page.request.get(at('/propietario'))).text(), { timeout: 15_000 })
    .toContain('<footer')
  const release = await holdScripts(page)
  await page.goto(at('/propietario'), { waitUntil: 'commit' })
  const place = page.getByRole('combobox', { name: say('tenants.search.place') })
  await place.pressSequentially('miraflo')
  const address = page.getByLabel(say('shell.newsletter.label'))
  await address.fill('ana@example.com')
  const enter = page.getByRole('button', { name: say('shell.nav.enter') }).filter({ visible: true })
  await enter.click()
  await enter.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(address).toHaveValue('ana@example.com')
  await expect(place).toHaveValue('miraflo')
  // The app controls the field: it submits what was typed before it started.
  await place.press('Enter')
  await expect(page).toHaveURL(/[?&]q=miraflo/)
})
