import { readFileSync } from 'node:fs'
import { launchChromium } from '@metrolibre/testing/browser'
import type { Page } from 'playwright'

const consent = JSON.stringify({ choice: 'declined', version: '2026-11', at: '2026-11-01T12:00:00.000Z' })

/**
 * Runs a visit in a browser in which the question about cookies was already answered. The browser is always
 * closed afterwards.
 */
export async function withVisitor<T>(visit: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launchChromium()
  try {
    // A service worker would answer instead of the network.
    const context = await browser.newContext({ locale: 'es-CL', serviceWorkers: 'block' })
    await context.addInitScript((kept) => localStorage.setItem('metrolibre.consent', kept), consent)
    return await visit(await context.newPage())
  } finally {
    await browser.close()
  }
}

const catalogue = JSON.parse(
  readFileSync(new URL('../../../../shell/locales/es.json', import.meta.url), 'utf8'),
) as Record<string, string>

/** Returns the shell's Spanish text for a message id. */
export function textOfPage(id: string): string {
  const text = catalogue[id]
  if (text === undefined) throw new Error(`The shell has no text ${id}.`)
  return text
}
