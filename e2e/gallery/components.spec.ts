import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

/** Returns the addresses of all groups of components, in the theme and language of the address. */
async function readGroups(page: Page, choices: string): Promise<readonly string[]> {
  await page.goto(`/?${choices}`)
  const links = page.locator('main h2 a')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
}

/** Opens each dialog and menu of the page, one after the other. */
async function openEach(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const button of await page.locator('[data-opens]').getByRole('button').all()) {
    await button.click()
    const opened = page.locator('[role=dialog], [role=alertdialog], [role=menu], dialog[open]').first()
    await expect(opened).toBeVisible()
    await look(`what “${await button.textContent()}” opens`)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
}

for (const theme of ['day', 'night'])
  for (const locale of ['es', 'en'])
    test(`axe finds no problems in any component by ${theme}, in ${locale}`, async ({ page }) => {
      const groups = await readGroups(page, `theme=${theme}&lang=${locale}`)
      await expectAccessible(page, 'the front page')
      for (const address of groups)
        await test.step(address, async () => {
          await page.goto(address)
          await expect(page.locator('h1').first()).toBeVisible()
          await expectAccessible(page, address)
          await openEach(page, (name) => expectAccessible(page, `${address}: ${name}`))
        })
    })

test('no component is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of await readGroups(page, 'theme=day&lang=es'))
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.locator('h1').first()).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, `px that ${address} is too wide`).toBeLessThanOrEqual(0)
    })
})
