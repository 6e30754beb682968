import { expect, type Page } from '@playwright/test'

/** Returns everything that the service worker has stored, by cache, as paths with queries. */
export const keptIn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      kept[name] = requests.map(({ url }) => new URL(url).pathname + new URL(url).search)
    }
    return kept
  })

const inAny = async (page: Page) => Object.values(await keptIn(page)).flat()

/** Waits until an open page can be read offline. */
export const untilKept = (page: Page, path: string): Promise<void> =>
  expect(async () => expect(await inAny(page)).toContain(path)).toPass({ timeout: 30_000 })

/** Waits until the offline page and what it needs are stored. */
export const untilReady = (page: Page): Promise<void> =>
  expect(async () => {
    expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
    expect((await inAny(page)).length).toBeGreaterThan(4)
  }).toPass({ timeout: 30_000 })
