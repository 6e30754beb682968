import { expect, type Page } from '@playwright/test'

/** Everything the worker keeps, by cache, as paths with their queries. */
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

/** Waits until a page that somebody looks at can be read without a connection. */
export const untilKept = (page: Page, path: string): Promise<void> =>
  expect(async () => expect(await inAny(page)).toContain(path)).toPass({ timeout: 30_000 })

/** Waits until the part of the site that shows being offline is at hand. */
export const untilReady = (page: Page): Promise<void> =>
  expect(async () => {
    expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
    expect((await inAny(page)).length).toBeGreaterThan(4)
  }).toPass({ timeout: 30_000 })
