import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

/** The browser logs a refused request as an error, which tests often provoke on purpose. */
const refusedAnswer = /^Failed to load resource: /

/**
 * Collects what must not happen on any page: uncaught errors, violations of the Content Security Policy,
 * failed hydration and other console errors. Refused requests count only where a test does not expect them.
 */
export class Watch {
  readonly breaches: string[] = []
  readonly #allowed: RegExp[] = [refusedAnswer]

  constructor(context: BrowserContext) {
    context.on('console', (message) => this.#hear(message))
    context.on('weberror', (error) => this.breaches.push(`Uncaught: ${String(error.error())}`))
  }

  /** Allows console errors that a test provokes. */
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
