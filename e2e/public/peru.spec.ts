import { findPlace } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const chilean = 'Arrienda una pieza, un galpón o un sitio entero'
const peruvian = 'Alquila un cuarto, un almacén o un terreno entero'

test.describe('in a browser in Lima', () => {
  test.use({ timezoneId: 'America/Lima' })

  test('Perú is proposed once, with its words and prices, and changed by one press', async ({ page, at }) => {
    await page.goto(at('/'))
    await expect(page.getByText('Ves primero lo de Perú, con sus precios.')).toBeVisible()
    await expect(page.getByText(peruvian)).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText(/S\//).first()).toBeVisible()

    await page.reload()
    await expect(page.getByText(peruvian)).toBeVisible()
    await expect(page.getByText('Ves primero lo de Perú')).toHaveCount(0)

    await page.getByRole('contentinfo').getByRole('button', { name: 'Ver Chile' }).click()
    await expect(page.getByText(chilean)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Ver Perú' })).toBeVisible()
    await expect(page.getByText(chilean)).toBeVisible()
  })
})

test('the server draws what was chosen at once, with what is there first', async ({
  page,
  at,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'country', value: 'PE', url: baseURL! }])
  const html = await (await page.request.get(at('/'))).text()
  expect(html).toContain(peruvian)
  expect(html).not.toContain(chilean)
  await page.goto(at('/propietario'))
  const prices = page.getByRole('main').getByText(/(?:S\/|\$)\s?\d/)
  await expect(prices.first()).toContainText('S/')
})

test('a property in Perú is shown in the words of its country to everybody', async ({ page, at }) => {
  const { property } = await findPlace({ country: 'Perú', type: 'room', part: 'room', byHour: false })
  await page.goto(at(`/propietario/${property.id}/details`))
  const main = page.getByRole('main')
  await expect(main.getByText('Cuarto u oficina').first()).toBeVisible()
  await expect(main.getByText('Visítalo')).toBeVisible()
  await expect(main.getByText('Anda a verlo')).toHaveCount(0)
  // Around the property, the words are those of the visitor's country.
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Ver Perú' })).toBeVisible()
})
