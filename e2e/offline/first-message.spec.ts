import { hydrated } from '../support/edge/hydrated.ts'
import { expect, test } from '../support/test.ts'
import { untilWarm } from './worker.ts'

test('the first message on a page in use is shown without a connection and a service worker', async ({
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
  await heart.click()
  await expect(page.getByRole('region', { name: say('shell.toasts.label') })).toBeVisible()
})
