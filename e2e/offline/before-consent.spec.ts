import { hydrated } from '../support/edge/hydrated.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', storageState: { cookies: [], origins: [] } })

test('nothing is stored before the question about cookies is answered @matrix', async ({
  page,
  context,
  at,
  say,
}) => {
  await page.goto(at('/propietario'))
  await page.goto(at('/preguntas#escribenos'))
  const name = page.locator('#escribenos [name=name]')
  await (await hydrated(name)).fill('Elisa')
  // Pages are stored after they have been open for three seconds.
  await page.waitForTimeout(4_000)
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.nav.enter') })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel(say('shell.field.email'))).toBeVisible()
  await page.waitForLoadState('networkidle')
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    // Scroll positions for going back are allowed; they disappear with the tab.
    session: Object.keys(sessionStorage).filter((key) => key !== 'react-router-scroll-positions'),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(stored).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 })
  expect(await context.cookies()).toEqual([])
})

test('a keyboard user who answers the question keeps their place @matrix', async ({ page, at, say }) => {
  await page.goto(at('/propietario'))
  const decline = page.getByRole('button', { name: say('shell.cookies.decline') })
  await (await hydrated(decline)).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: say('shell.cookies.settings') }).press('Enter')
  await expect(page.getByRole('button', { name: say('shell.cookies.accept') })).toBeFocused()
})
