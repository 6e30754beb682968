import { ask } from '../support/api.ts'
import { hydrated } from '../support/edge/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('Back closes the picture and the filters, and nothing else', async ({ page, at }) => {
  const { locations } = await ask<{ locations: { id: string }[] }>('/locations/')
  await page.goto(at('/propietario'))
  const list = page.url()
  const filters = page.getByRole('button', { name: /^(Filtros|Filters|Más filtros|More filters)/ }).first()
  await (await hydrated(filters)).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  expect(page.url()).toBe(list)

  await page.goto(at(`/propietario/${locations[0]!.id}/details`))
  const property = page.url()
  await (await hydrated(page.locator('.ml-gallery > button').first())).click()
  const picture = page.locator('.ml-lightbox')
  await expect(picture).toBeVisible()
  await page.goBack()
  await expect(picture).toBeHidden()
  expect(page.url()).toBe(property)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

  await page.goForward()
  await expect(picture).toBeHidden()
  expect(page.url()).toBe(property)
})

test('closing a picture does not give up a page that is being loaded', async ({ page, at }) => {
  const { locations } = await ask<{ locations: { id: string }[] }>('/locations/')
  await page.goto(at(`/propietario/${locations[0]!.id}/details`))
  await (await hydrated(page.locator('.ml-gallery > button').first())).click()
  const picture = page.locator('.ml-lightbox')
  await expect(picture).toBeVisible()
  const closed = Promise.withResolvers<void>()
  await page.route(`**${at('/preguntas')}`, async (route) => {
    await closed.promise
    await route.continue()
  })
  // In the page itself, because Playwright's own clicks wait for the page that is being loaded.
  await page.evaluate(async (path) => {
    window.location.assign(path)
    document.querySelector<HTMLElement>('.ml-lightbox__tools button:last-child')!.click()
    while (document.querySelector('.ml-lightbox')) await new Promise((resolve) => setTimeout(resolve, 50))
    // Its entry is left in a task that follows.
    await new Promise((resolve) => setTimeout(resolve, 500))
  }, at('/preguntas'))
  closed.resolve()
  await expect(page).toHaveURL(new RegExp(`${at('/preguntas')}$`))
})
