import type { Page } from '@playwright/test'
import { expectAccessible, expectPartAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

/** Shows all groups of components one after the other, in the theme and language of the address. */
async function eachGroup(page: Page, choices: string, look: (path: string) => Promise<void>): Promise<void> {
  await page.goto(`/?${choices}`)
  const links = page.locator('main h2 a')
  await expect(links.first()).toBeVisible()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  for (const path of paths)
    await test.step(path, async () => {
      await page.locator(`nav a[href="${path}"]`).click()
      await expect(page).toHaveURL(path)
      await expect(page.locator(`nav a[aria-current="page"][href="${path}"]`)).toBeVisible()
      await look(path)
    })
}

/** What opens over a page. */
const layers = '[role=dialog], [role=alertdialog], [role=menu], dialog[open]'

/** Opens each dialog, menu and message of the page, one after the other. */
async function openEach(page: Page, look: (what: string, where: string) => Promise<void>): Promise<void> {
  for (const stage of await page.locator('[data-opens]').all()) {
    const button = stage.getByRole('button')
    const name = await button.textContent()
    await button.click()
    const message = stage.getByRole('alert')
    const layer = page.locator(layers)
    await expect(layer.or(message)).toBeVisible()
    const isMessage = await message.isVisible()
    await look(`what “${name}” opens`, isMessage ? '[data-opens]' : layers)
    if (isMessage) continue
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
  }
}

/**
 * Rules about colours depend on the theme, rules about names on the language; none depends on both, and all
 * others are checked once.
 */
for (const [theme, locale, appearanceOnly] of [
  ['day', 'es', false],
  ['night', 'en', true],
] as const)
  test(`axe finds no problems in any component by ${theme}, in ${locale}`, async ({ page }) => {
    await eachGroup(page, `theme=${theme}&lang=${locale}`, async (path) => {
      const look = (what: string, part: string) => expectPartAccessible(page, what, part, { appearanceOnly })
      await look(path, 'main')
      await openEach(page, (what, where) => look(`${path}: ${what}`, where))
    })
  })

test('axe finds no problems on the front page', async ({ page }) => {
  for (const theme of ['day', 'night']) {
    await page.goto(`/?theme=${theme}`)
    await expect(page.locator('h1')).toBeVisible()
    await expectAccessible(page, `the front page by ${theme}`)
  }
})

for (const [theme, locale] of [
  ['day', 'en'],
  ['night', 'es'],
])
  test(`every component can be shown by ${theme}, in ${locale}, on a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await eachGroup(page, `theme=${theme}&lang=${locale}`, async (path) => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, `px that ${path} is too wide`).toBeLessThanOrEqual(0)
    })
  })
