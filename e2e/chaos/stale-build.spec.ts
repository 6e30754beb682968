import { hydrated } from '../support/edge/hydrated.ts'
import { menuLink } from '../support/menu-link.ts'
import { expect, test } from '../support/test.ts'

test('a page whose build no longer exists is replaced by the newer build with exactly one reload @matrix', async ({
  page,
  say,
  at,
  watch,
}) => {
  watch.allow(/./)
  await page.route('**/r/mfe-owners/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), generation: 'newer' } })
  })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const owners = menuLink(page, '/propiedad')
  const failed = page.getByRole('heading', { name: say('shell.remote-failed.title') })
  await page.goto(at('/propietario'))
  await (await hydrated(owners)).click()
  await expect(failed).toBeVisible()
  await expect(page).toHaveURL(/\/propiedad$/)
  expect(documents, 'the first page, and the new document').toBe(2)

  // The server still sends the old build: the next attempt must not cause a reload loop.
  await menuLink(page, '/propietario').click()
  await expect(failed).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await owners.click()
  await expect(failed).toBeVisible()
  expect(documents).toBe(2)
})

test('unsaved input is never lost for a newer build @matrix', async ({ page, say, at, watch }) => {
  watch.allow(/./)
  await page.route('**/r/mfe-owners/**', (route) => route.abort())
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), generation: 'newer' } })
  })
  await page.goto(at('/preguntas#escribenos'))
  const message = page.locator('#escribenos [name=message]')
  await (await hydrated(message)).fill('¿Puedo dejar un invernadero?')
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  await menuLink(page, '/propiedad').click()
  // The first answer is the one that changes nothing.
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(message).toHaveValue('¿Puedo dejar un invernadero?')
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
  await expect(page.getByRole('heading', { name: say('shell.remote-failed.title') })).toBeHidden()
})
