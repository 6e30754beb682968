import type { Page } from '@playwright/test'
import { hydrated } from '../support/edge/hydrated.ts'
import { menuLink } from '../support/menu-link.ts'
import { expect } from '../support/test.ts'
import { mainTitle, markDocument, test } from './broken-page.ts'

/** From now on the registry names a newer generation of builds. */
const announceNewer = (page: Page) =>
  page.route('**/registry.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), generation: 'newer' } })
  })

test('a page whose build no longer exists is replaced by the newer build with exactly one reload @matrix', async ({
  page,
  say,
  at,
}) => {
  await page.route('**/r/mfe-owners/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await announceNewer(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const owners = menuLink(page, '/propiedad')
  const failed = page.getByRole('heading', { name: say('shell.remote-failed.title') })
  await page.goto(at('/propietario'))
  await (await hydrated(owners)).click()
  await expect(page).toHaveURL(/\/propiedad$/)
  await expect.poll(() => documents, { message: 'the first page, and the new document' }).toBe(2)
  // The server has drawn it, so it can be read although its build is gone.
  await expect(mainTitle(page)).toBeVisible()

  // The server still sends the old build: the next attempt must not cause a reload loop.
  await menuLink(page, '/propietario').click()
  await expect(page).toHaveURL(/\/propietario$/)
  await (await hydrated(owners)).click()
  await expect(failed).toBeVisible()
  expect(documents, 'a page that has not started is left by a full load').toBe(3)
})

test('unsaved input is never lost for a newer build @matrix', async ({ page, say, at }) => {
  await page.route('**/r/mfe-owners/**', (route) => route.abort())
  await announceNewer(page)
  await page.goto(at('/preguntas#escribenos'))
  const message = page.locator('#escribenos [name=message]')
  await (await hydrated(message)).fill('¿Puedo dejar un invernadero?')
  const isSameDocument = await markDocument(page)
  await menuLink(page, '/propiedad').click()
  // The first answer is the one that changes nothing.
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(message).toHaveValue('¿Puedo dejar un invernadero?')
  expect(await isSameDocument()).toBe(true)
  await expect(page.getByRole('heading', { name: say('shell.remote-failed.title') })).toBeHidden()
})
