import type { Locator } from '@playwright/test'
import { endpoints } from '@metrolibre/contract'
import { withoutWebgl } from '../browsers/circumstances/page.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { hydrated } from '../support/edge/hydrated.ts'
import { findPlace } from '../support/places.ts'
import { platform } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'
import { pushUp, swipe } from '../support/touch.ts'

const cards = 'main li[data-id]'

/** Returns a comuna without sheds, as the API describes it. */
const emptyPlace = async () => {
  const { places } = await (await fetch(`${platform.url}/api${endpoints.locations.places.path}`)).json()
  return places.find(({ counts }: { counts: { galpon: number } }) => counts.galpon === 0)
}

test('filters are in the address: a search can be shared, reloaded and stepped back through', async ({
  page,
  at,
  say,
  isMobile,
}) => {
  await page.goto(at('/propietario'))
  await hydrated(page.locator('main form').first())
  await expect(page.locator(cards)).toHaveCount(8)
  await expect(page.locator('a[rel=prev]')).toHaveCount(0)
  // The chip begins with the kind; the hearts of cards name properties that may contain it.
  await page.getByRole('button', { name: new RegExp(`^${say('tenants.property.kind.galpon')}`) }).click()
  await expect(page).toHaveURL(/\?type=galpon$/)
  if (isMobile) {
    await page.getByRole('button', { name: /^(Filtros|Filters)/ }).click()
    await page.getByLabel(say('tenants.search.filter.sort')).selectOption('area_desc')
    await page.getByRole('dialog').locator('button[type=submit]').click()
  } else await page.getByLabel(say('tenants.search.order')).selectOption('area_desc')
  await expect(page).toHaveURL(/sort=area_desc/)
  const sizes = page.locator(`${cards} >> text=/m²/`)
  const read = async () =>
    (await sizes.allTextContents()).map((text) =>
      Number(/[\d.,]+(?=\s*m²)/.exec(text)?.[0].replaceAll(/\D/g, '')),
    )
  const inOrder = async () => {
    const areas = await read()
    return areas.every((area, index) => index === 0 || area <= areas[index - 1]!)
  }
  await expect.poll(inOrder).toBe(true)
  const shared = page.url()
  const first = await page.locator(cards).first().getAttribute('data-id')
  await page.goBack()
  await expect(page).toHaveURL(/\?type=galpon$/)
  await page.goForward()
  await expect(page).toHaveURL(shared)
  await page.reload()
  await expect(page.locator(cards).first()).toHaveAttribute('data-id', first!)
})

test('a place is found by keyboard, without its accents', async ({ page, at, say }) => {
  await page.goto(at('/propietario'))
  await hydrated(page.locator('main form').first())
  const box = page.getByRole('combobox', { name: say('tenants.search.place') })
  await box.fill('nunoa')
  await expect(page.getByRole('option', { name: /^Ñuñoa/ })).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/comuna=%C3%91u%C3%B1oa/)
  await expect(page.getByRole('heading', { level: 2, name: /Ñuñoa/ })).toBeVisible()
  for (const card of await page.locator(cards).all()) await expect(card).toContainText('Ñuñoa')
})

test('the map shows every result, opens clusters and searches in the visible area', async ({
  page,
  at,
  say,
  isMobile,
}) => {
  await page.goto(at('/propietario?country=Chile'))
  await hydrated(page.locator('main form').first())
  if (isMobile) await page.getByRole('button', { name: say('tenants.search.showMap') }).click()
  else await page.mouse.move(200, 400)
  const map = page.getByRole('region', { name: say('tenants.search.map') })
  const pins = map.locator('.ml-pin')
  await expect(pins.first()).toBeVisible()
  const shown = async () => {
    const texts = await pins.evaluateAll((all) =>
      all.map((pin) => (pin.classList.contains('ml-pin--cluster') ? Number(pin.textContent) : 1)),
    )
    return texts.reduce((sum, count) => sum + count, 0)
  }
  const answer = await fetch(`${platform.url}/api/locations/map?country=Chile`)
  const { locations } = (await answer.json()) as { locations: { lat: number | null }[] }
  await expect.poll(shown).toBe(locations.length)
  await map.locator('.ml-pin--cluster').first().press('Enter')
  await page.getByRole('button', { name: say('tenants.search.thisArea') }).click()
  await expect(page).toHaveURL(/bbox=/)
  await expect(map).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page, 'the map')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the photos of a card are swiped by a finger that starts at its edge', async ({ page, at }) => {
    await page.goto(at('/propietario'))
    const strip = page.locator('.ml-card-frame__strip').first()
    await swipe(page, await hydrated(strip), { from: 0.94, to: 0.2 })
    const photo = () => strip.evaluate((element) => element.scrollLeft / element.clientWidth)
    await expect.poll(photo).toBe(1)
    await expect(page, 'no press on the card').toHaveURL(/propietario$/)
  })

  test('one finger moves a map that fills the window, because nothing else can be scrolled', async ({
    page,
    at,
    say,
  }) => {
    await page.goto(at('/propietario?country=Chile&view=map'))
    const map = page.getByRole('region', { name: say('tenants.search.map') })
    await expect(map.locator('.ml-pin').first()).toBeVisible()
    await expect(map.locator('.ml-map__start')).toBeHidden()
    await pushUp(page, map, 100)
    const area = page.getByRole('button', { name: say('tenants.search.thisArea') })
    await expect(area, 'what the map shows is another area').toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('without WebGL the search is the list, and a property says where it is in words', async ({
  page,
  at,
  say,
}) => {
  await page.addInitScript(withoutWebgl)
  await page.goto(at('/propietario?country=Chile'))
  await hydrated(page.locator('main form').first())
  await page.mouse.move(200, 400)
  const note = page.getByRole('status').filter({ hasText: say('tenants.part.mapUndrawn') })
  await expect(note).toContainText(say('tenants.search.mapless'))
  await expect(page.locator('.ml-map')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/propietario?country=Chile&view=map'))
  await expect(note).toBeVisible()
  await expect(page.locator(cards).first()).toBeVisible()
  await expectAccessible(page, 'a search without a map')
  await page.locator(cards).first().click()
  await page.getByRole('heading', { name: say('tenants.property.where') }).scrollIntoViewIfNeeded()
  await expect(note).toBeVisible()
  await expect(page.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
})

test('a map whose worker never starts gives way to the list within seconds', async ({ page, at, say }) => {
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker
  })
  await page.goto(at('/propietario?country=Chile'))
  await hydrated(page.locator('main form').first())
  await page.mouse.move(200, 400)
  await expect(page.locator('.ml-map')).toBeVisible()
  const note = page.getByRole('status').filter({ hasText: say('tenants.part.mapUndrawn') })
  await expect(note).toContainText(say('tenants.search.mapless'))
  await expect(page.locator('.ml-map')).toHaveCount(0)
})

const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return (
    a !== null &&
    b !== null &&
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  )
}

test('the way to the map covers neither the search nor a price, whatever the size of letters, and stays in view', async ({
  page,
  say,
  at,
}) => {
  for (const [width, size] of [
    [390, '100%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(at('/propietario?country=Chile'))
    await page.evaluate((letters) => document.documentElement.style.setProperty('font-size', letters), size)
    const way = page.getByRole('button', { name: say('tenants.search.showMap') })
    await expect(page.getByRole('combobox').first()).toBeInViewport()
    const priced = page.locator(cards).filter({ hasText: '$' })
    for (const index of [0, 2]) {
      await priced.nth(index).scrollIntoViewIfNeeded()
      await expect(way).toBeInViewport()
      const others = [page.getByRole('combobox').first(), priced.nth(index).getByText('$').first()]
      for (const other of others) expect(await overlap(way, other)).toBe(false)
    }
  }
})

test('list and map are in the first view of a search', async ({ page, at, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('/propietario?country=Chile'))
  await expect(page.locator('.ml-cover')).toHaveCount(0)
  await hydrated(page.locator('main form').first())
  await expect(page.locator(cards).filter({ hasText: '$' }).first().getByText('$').first()).toBeInViewport()
  if (isMobile) return
  await page.mouse.move(200, 400)
  await expect(page.locator('.ml-map')).toBeInViewport({ ratio: 0.99 })
})

test('the nearest place is shown when nothing is free', async ({ page, at, say, like }) => {
  const { zone, city } = await emptyPlace()
  const query = new URLSearchParams({ comuna: zone, city, type: 'galpon' })
  await page.goto(at(`/propietario?${query}`))
  await expect(page.getByText(say('tenants.search.empty.title'))).toBeVisible()
  await expect(page.getByRole('heading', { name: like('tenants.search.near.title') })).toBeVisible()
  await expect(page.locator(cards).first()).toBeVisible()
  await expectAccessible(page, 'an empty search')
})

test('an invalid address still finds results, or links to some', async ({ page, at, say }) => {
  const wrong = 'type=castle&page=-3&minPrice=x&bbox=1,2&country=Narnia&from=2027-02-01&to=2027-01-01'
  await page.goto(at(`/propietario?${wrong}`))
  await expect(page.locator(cards)).toHaveCount(8)
  await page.goto(at('/propietario?type=room&cursor=nowhere'))
  await expect(page.getByText(say('tenants.search.unreadable'))).toBeVisible()
  await expectAccessible(page, 'a search that cannot be read')
  await (await hydrated(page.getByRole('button', { name: say('tenants.search.without.page') }))).click()
  await expect(page).toHaveURL(/\?type=room$/)
  await expect(page.locator(cards).first()).toBeVisible()
})

test('nothing is wider than the window, from phones at double text size to tablets @matrix', async ({
  page,
  at,
}) => {
  const { property } = await findPlace({ country: 'Chile', type: 'room', part: 'room', byHour: false })
  const place = `/propietario/${property.id}`
  for (const path of [`/propietario?q=${'x'.repeat(110)}`, `${place}/details`, `${place}/schedule`]) {
    await page.goto(at(path))
    for (const width of [320, 760, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(wide, `${path} at ${width}`).toBe(width)
    }
  }
})

test('a pin opens its card in the visible area, on the map and in the list @matrix', async ({
  page,
  at,
  say,
  isMobile,
}) => {
  await page.goto(at('/propietario?city=Santiago&country=Chile'))
  await hydrated(page.locator('main form').first())
  if (isMobile) await page.getByRole('button', { name: say('tenants.search.showMap') }).click()
  else await page.mouse.move(200, 400)
  const map = page.getByRole('region', { name: say('tenants.search.map') })
  const pin = map.locator('.ml-pin[data-state=free]').first()
  await expect(pin).toBeVisible()
  const name = (await pin.getAttribute('aria-label'))!.split(',')[0]!
  await pin.press('Enter')
  const card = map.getByRole('link', { name })
  await expect(card).toBeInViewport({ ratio: 0.9 })
  await expectAccessible(page, 'the map with a card')
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test.describe('for search engines', () => {
  test.use({ javaScriptEnabled: false })

  test('the sitemap contains a page for each comuna and kind', async ({ page, locale, request }) => {
    const sitemap = await (await request.get('/sitemaps/places.xml')).text()
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href]) =>
      href!.replaceAll('&amp;', '&'),
    )
    const ours = pages.filter((href) => href.includes('/en/') === (locale === 'en'))
    const address = ours.find((href) => href.includes('type='))!
    await page.goto(address)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
    await expect(page).toHaveTitle(new RegExp(new URL(address).searchParams.get('comuna')!))
    await expect(page.locator(cards).first()).toBeVisible()
    const lists = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(lists.join()).toContain('"ItemList"')
    await expect(page.locator('nav a[href*="comuna="]').first()).toBeVisible()
  })
})
