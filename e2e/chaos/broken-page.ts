import { expect, type Locator, type Page } from '@playwright/test'
import { test as base } from '../support/test.ts'

/** A test that breaks a page on purpose, so that its console may say anything. */
export const test = base.extend({
  watch: async ({ watch }, give) => {
    watch.allow(/./)
    await give(watch)
  },
})

/** Returns the title of what the page shows, whether that is a screen or an error. */
export const mainTitle = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 })

/** Marks the document. Returns whether the page still shows it, which is not so after a full load. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  return () => page.evaluate(() => 'untouched' in window)
}

/** The rest of the site works: the page before the one that failed opens, and the failed one still says so. */
export async function leaveAndReturn(page: Page, failed: Locator): Promise<void> {
  await page.goBack()
  await expect(failed).toBeHidden()
  await expect(mainTitle(page)).toBeVisible()
  await page.goForward()
  await expect(failed).toBeVisible()
}
