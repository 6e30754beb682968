import { chromium, type Browser } from 'playwright'
import { findChromium } from './find-chromium.ts'

/**
 * Prevents Chromium from contacting Google, so that a test sees only the requests of the product, and its headless shell from
 * widening letters to whole pixels, as no window does.
 */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** Starts Chromium headless. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] })
