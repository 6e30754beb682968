import { chromium, type Browser } from 'playwright'
import { findChromium } from './find-chromium.ts'

/** What keeps Chromium from talking to its maker's hosts, so that a test sees the product's requests alone. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the found browser, headless. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] })
