import { setTimeout as sleep } from 'node:timers/promises'
import { findChromium, launchChromium } from '@metrolibre/testing/browser'

type Browser = Awaited<ReturnType<typeof launchChromium>>

const patienceMs = 10_000
/** React marks the elements that it has taken over. */
const isAlive =
  "Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'))"

/** Starts a browser; undefined where none is at hand. */
export async function openBrowser(): Promise<Browser | undefined> {
  try {
    findChromium()
  } catch {
    return undefined
  }
  return launchChromium()
}

/**
 * Opens each page through the link of a preview in a browser and waits until it works there. Returns a sentence for
 * each page that does not start, or reports an error.
 */
export async function unhydrated(
  browser: Browser,
  { site, token }: { site: string; token: string },
  addresses: readonly string[],
): Promise<string[]> {
  const failures: string[] = []
  const context = await browser.newContext()
  await context.addCookies([{ name: 'preview', value: token, url: site }])
  for (const address of addresses) {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(site + address)
    const until = Date.now() + patienceMs
    let starts = false
    // Asked from outside, because the page's policy forbids to evaluate anything inside.
    while (!(starts = await page.evaluate<boolean>(isAlive)) && Date.now() < until) await sleep(100)
    if (!starts)
      failures.push(`${address} does not start in a browser: open the preview and read its console.`)
    for (const error of errors) failures.push(`${address} reports in a browser: ${error}`)
    await page.close()
  }
  await context.close()
  return failures
}
