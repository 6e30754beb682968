import { findChromium, findDisplay, findFirefox, findWebKit } from '@metrolibre/testing/browser'
import type { BrowserOptions, BrowserUnderTest, Engine } from './browser.ts'
import { openChromium, openFirefox } from './puppeteer.ts'
import { openWebKit } from './webkit.ts'

const open = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit }
const needed = {
  chromium: [findChromium],
  firefox: [findFirefox],
  webkit: [findWebKit, findDisplay],
}

/** Starts a browser with a profile of its own. */
export const openBrowser = (engine: Engine, options: BrowserOptions): Promise<BrowserUnderTest> =>
  open[engine](options)

/** Installs what is missing for a browser, where that is possible, and says in one sentence what still is. */
export function missingFor(engine: Engine): string | undefined {
  try {
    for (const find of needed[engine]) find()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
