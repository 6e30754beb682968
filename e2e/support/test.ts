import { test as base } from '@playwright/test'
import { goBetweenSteps } from './steps-done.ts'
import { type Locale, patternsOf, textsOf } from './texts.ts'
import { Watch } from './watch.ts'

export interface Fixtures {
  locale: Locale
  /** Returns a message of the product in the language of this run. */
  say: (id: string) => string
  /** Returns a pattern for a message with arguments. */
  like: (id: string) => RegExp
  /** Returns a path of the product in the language of this run. */
  at: (path: string) => string
  watch: Watch
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
  locale: async ({}, give, info) => give((info.project.metadata as { locale: Locale }).locale),
  say: async ({ locale }, give) => give(textsOf(locale)),
  like: async ({ locale }, give) => give(patternsOf(locale)),
  at: async ({ locale }, give) => give((path) => (locale === 'en' ? `/en${path === '/' ? '' : path}` : path)),
  watch: [
    async ({ context }, give) => {
      const watch = new Watch(context)
      goBetweenSteps(context)
      await give(watch)
      base.expect(watch.breaches, 'the console stays clean').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
