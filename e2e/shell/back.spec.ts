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
