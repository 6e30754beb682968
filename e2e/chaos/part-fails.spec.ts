import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { hydrated } from '../support/edge/hydrated.ts'
import { expect } from '../support/test.ts'
import { mainTitle, test } from './broken-page.ts'
import { faults } from './faults.ts'

test('a dialog and a map that can’t be loaded leave the page usable, and load on retry', async ({
  page,
  say,
  at,
}) => {
  const { locations } = await ask<{ locations: { id: string }[] }>('/locations/')
  await page.goto(at(`/propietario/${locations[0]!.id}/details`))
  const pictures = await hydrated(page.locator('.ml-gallery > button').first())
  const files = /\/r\/mfe-tenants\/.*\.js$/
  await page.route(files, faults.refused)

  const name = mainTitle(page)
  await pictures.click()
  const told = page.getByRole('alert').filter({ hasText: say('tenants.part.title') })
  await expect(told).toBeVisible()
  await expect(name).toBeVisible()
  await expectAccessible(page, 'a window that could not be fetched')
  await told.getByRole('button', { name: say('tenants.search.close') }).click()
  await expect(told).toBeHidden()
  await page.getByRole('heading', { name: say('tenants.property.where') }).scrollIntoViewIfNeeded()
  const map = page.getByRole('alert').filter({ hasText: say('tenants.part.map') })
  await expect(map).toBeVisible()
  await expect(name).toBeVisible()

  await page.unroute(files)
  await map.getByRole('button', { name: say('tenants.search.retry') }).click()
  await expect(map).toBeHidden()
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
  await pictures.click()
  await expect(page.locator('.ml-lightbox')).toBeVisible()
})

test('a map in place of the list that can’t be loaded leaves the way back to the list', async ({
  page,
  say,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/propietario'))
  await hydrated(page.locator('main form').first())
  await page.route(/\/r\/mfe-tenants\/.*\.js$/, faults.refused)
  await page.getByRole('button', { name: say('tenants.search.showMap') }).click()
  await expect(page.getByRole('alert').filter({ hasText: say('tenants.part.map') })).toBeVisible()
  await page.getByRole('button', { name: say('tenants.search.showList') }).click()
  await expect(page.locator('main li[data-id]').first()).toBeVisible()
})
