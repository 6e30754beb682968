import { expectAccessible } from '../support/accessibility.ts'
import { hydrated } from '../support/edge/hydrated.ts'
import { findPlace } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { untilKept, untilReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

const room = () => findPlace({ country: 'Chile', type: 'room', part: 'room', byHour: false })

test('visited pages can be read offline, all others lead to a page that says so', async ({
  page,
  context,
  at,
  say,
  locale,
  watch,
}) => {
  const { property } = await room()
  const address = at(`/propietario/${property.id}/details`)
  await page.goto(at('/'))
  await untilKept(page, at('/'))
  await page.goto(address)
  // The data that lists show of the property is stored last.
  await untilKept(page, `/api/locations/${property.id}?%7Elang=${locale}`)
  await untilKept(page, address)
  await untilReady(page)

  await context.setOffline(true)
  watch.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: property.name })).toBeVisible()
  await expect(page.getByText(say('shell.offline.banner'))).toBeVisible()

  await page.goto(at('/my-locations/reservations'))
  await expect(page.getByRole('heading', { level: 1, name: say('shell.offline.title') })).toBeVisible()
  await expectAccessible(page, 'offline')
  const saved = page.getByRole('link', { name: property.name })
  await expect(saved.locator('img')).toHaveJSProperty('complete', true)
  await (await hydrated(saved)).click()
  await expect(page.getByRole('heading', { level: 1, name: property.name })).toBeVisible()

  await test.step('leads from the other language to what was visited in this one', async () => {
    const other = locale === 'es' ? `/en${address}` : address.replace(/^\/en/, '')
    await page.goto(other)
    const kept = page.getByRole('main').locator(`a[href="${address}"]`)
    // Beside the button for this very page, the list of all that is kept.
    await expect(kept).toHaveCount(2)
    await (await hydrated(kept.first())).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: property.name })).toBeVisible()
  })

  // When the connection is back, the offline page continues to the requested one.
  await page.goto(at('/propiedad'))
  await expect(page.getByRole('heading', { level: 1, name: say('shell.offline.title') })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(new RegExp(`${at('/propiedad')}$`))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
