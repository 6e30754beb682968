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

/**
 * Waits until the page has loaded the links in sight ahead, as it does after the first sign of life. What it still asks
 * its service worker for keeps a newer one waiting; the browser then changes the two when a page is requested, and loses
 * that page where a test listens to the workers.
 */
export async function untilWarm(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  const before = await loaded()
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  let last = before
  await expect(async () => {
    await page.waitForTimeout(1_000)
    const now = await loaded()
    const isQuiet = now === last && now > before
    last = now
    expect(isQuiet).toBe(true)
  }).toPass({ timeout: 30_000 })
}

/** Runs in the page: whether no newer service worker waits any more. */
export const hasTakenOver = async (): Promise<boolean> => {
  const registration = await navigator.serviceWorker.getRegistration()
  return !registration?.installing && !registration?.waiting && registration?.active?.state === 'activated'
}
