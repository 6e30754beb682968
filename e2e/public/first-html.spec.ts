import type { Request } from '@playwright/test'
import { hydrated } from '../support/edge/hydrated.ts'
import { findPlace } from '../support/places.ts'
import { platform } from '../support/platform.ts'
import { readRoutes } from '../support/registry.ts'
import { expect, test } from '../support/test.ts'

const isPublicPage = ({ guard, render }: { guard: string; render: string }) =>
  guard === 'public' && render === 'server'

async function publicPaths(): Promise<string[]> {
  const { property } = await findPlace({ country: 'Chile', type: 'room', part: 'room', byHour: false })
  return (await readRoutes())
    .filter(isPublicPage)
    .map(({ path }) => path.replace('/:hash?', '').replace('/propietario/:id', `/propietario/${property.id}`))
    .map((path) => path.replace('/owner/:id', `/owner/${property.owner.id}`))
    .filter((path) => !path.includes(':'))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page is complete and has its metadata for search engines @phone', async ({
    page,
    at,
    locale,
  }) => {
    for (const path of await publicPaths())
      await test.step(path, async () => {
        const response = await page.goto(at(path))
        expect.soft(response?.status(), path).toBe(200)
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', new RegExp(`^${locale}`))
        await expect.soft(page, path).toHaveTitle(/.{8,}/)
        await expect.soft(page.locator('h1'), path).toHaveCount(1)
        await expect.soft(page.locator('h1'), path).toBeVisible()
        await expect
          .soft(page.locator('link[rel=canonical]'), path)
          .toHaveAttribute('href', `${platform.url}${at(path)}`)
        for (const language of ['es', 'en'])
          await expect
            .soft(page.locator(`link[rel=alternate][hreflang^="${language}"]`).first(), path)
            .toHaveAttribute('href', /^http/)
      })
  })
})

test('pages contain structured data', async ({ page, at }) => {
  const { property } = await findPlace({ country: 'Chile', type: 'room', part: 'room', byHour: false })
  for (const path of ['/propietario', `/propietario/${property.id}/details`, '/preguntas', '/propiedad']) {
    await page.goto(at(path))
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(blocks.length, path).toBeGreaterThan(0)
    for (const block of blocks) expect(JSON.parse(block), path).toBeTruthy()
  }
})

test('until the largest picture is there, a blurred copy of it is shown @phone', async ({
  page,
  at,
  watch,
}) => {
  watch.allow(/ERR_FAILED/)
  const { property } = await findPlace({ country: 'Chile', type: 'room', part: 'room', byHour: false })
  await page.route('**/*.webp', (route) => route.abort())
  const behind = () =>
    page
      .locator('img[fetchpriority=high]')
      .first()
      .evaluate((image) => getComputedStyle(image).backgroundImage)
  for (const path of ['/', '/propietario', `/propietario/${property.id}/details`]) {
    await page.goto(at(path))
    // The very first page with a picture does not wait for its copy.
    await expect
      .poll(async () => (await page.reload()) && behind(), { message: path, timeout: 20_000 })
      .toMatch(/^url\("data:image\/webp;base64,/)
    await hydrated(page.getByRole('banner').getByRole('link').first())
    expect(await behind(), path).toMatch(/^url\("data:/)
  }
})

test('no page requests the same data from the API twice', async ({ page, at }) => {
  for (const path of await publicPaths()) {
    const asked: string[] = []
    const note = (request: Request) => {
      if (request.method() === 'GET' && request.url().includes('/api/')) asked.push(request.url())
    }
    page.on('request', note)
    await page.goto(at(path))
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    expect(
      asked.filter((url, index) => asked.indexOf(url) !== index),
      path,
    ).toEqual([])
  }
})

test('an address that does not exist is a 404 page with links', async ({ page, at, say, watch }) => {
  watch.allow(/404/)
  const response = await page.goto(at('/no-hay-tal-pagina'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: say('shell.not-found.title') })).toBeVisible()
  await page.getByRole('link', { name: say('shell.not-found.home') }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('back and forward show the same pages again', async ({ page, at }) => {
  await page.goto(at('/'))
  const front = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()
  await page.locator('a[href$="/propietario"]').locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/propietario$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(front)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(front)
  await page.goForward()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(front)
})
