import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

/** Console noise that is a test's own doing: an answer refused on purpose is logged by the browser. */
const refusedAnswer = /^Failed to load resource: /

/**
 * Collects what no page may ever do: uncaught errors, breaches of the content policy, failed hydration and
 * whatever else the console calls an error. Refused answers count only where nobody expects them.
 */
export class Watch {
  readonly breaches: string[] = []
  readonly #allowed: RegExp[] = [refusedAnswer]

  constructor(context: BrowserContext) {
    context.on('console', (message) => this.#hear(message))
    context.on('weberror', (error) => this.breaches.push(`Uncaught: ${String(error.error())}`))
  }

  /** Accepts console errors that a test provokes. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error') return
    const text = message.text()
    if (this.#allowed.some((pattern) => pattern.test(text))) return
    this.breaches.push(`${where(message.page())}: ${text}`)
  }
}

const where = (page: Page | null) => page?.url() ?? 'a page'
