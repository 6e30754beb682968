import { expect, type Page } from '@playwright/test'

/** Waits until the screen is loaded: it has a heading and nothing in it is busy. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
}
