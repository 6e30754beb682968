import { hydrated } from '../support/edge/hydrated.ts'
import { expect, test } from '../support/test.ts'
import { untilWarm } from './worker.ts'

test('a page in use shows its first message, and that it is offline, without a service worker', async ({
  page,
  context,
  at,
  say,
}) => {
  await page.goto(at('/propietario'))
  const heart = page.locator('main .ml-heart[aria-pressed=false]').first()
  await hydrated(heart)
  await untilWarm(page)
  await context.setOffline(true)
  await expect(page.getByText(say('shell.offline.banner'))).toBeVisible()
  await heart.click()
  await expect(page.getByRole('region', { name: say('shell.toasts.label') })).toBeVisible()
})
