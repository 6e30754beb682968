import { test as base } from '@playwright/test'
import { platform } from '../support/platform.ts'
import type { Locale } from '../support/texts.ts'
import { circumstances, type Circumstance, type CircumstanceSetting } from './circumstances/index.ts'
import type { BrowserTab, Engine } from './driver/browser.ts'
import { missingFor, openBrowser } from './driver/open.ts'
import { personAt, type Person } from './person.ts'
import { openCircumstanceProxy } from './proxy.ts'

export interface Conditions {
  engine: Engine
  isPhone: boolean
  locale: Locale
}

export interface Visit extends Person {
  /** Whether the visitor leaves a page on the way and comes back to it. */
  comesBack: boolean
  /** Whether another tab does not know who is there. */
  forgets: boolean
  /** Waits for a tab at an address, and looks at it. */
  tabAt: (address: RegExp) => Promise<Person>
}

interface Options {
  circumstance: Circumstance
}

interface Fixtures {
  /** Skips the tests of a browser that can't be had here, and says which; with `CI=true` they fail. */
  installed: void
  conditions: Conditions
  visit: Visit
}

const sizes = { phone: { width: 390, height: 844 }, laptop: { width: 1440, height: 900 } }

export const test = base.extend<Options & Fixtures>({
  circumstance: ['with nothing special', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
  conditions: async ({}, give, info) => give(info.project.metadata as Conditions),
  installed: [
    async ({ conditions }, give, info) => {
      const missing = missingFor(conditions.engine)
      if (missing && process.env.CI === 'true') throw new Error(missing)
      if (missing) console.log(`Left out: ${conditions.engine}. ${missing}`)
      info.skip(missing !== undefined, missing ?? '')
      await give()
    },
    { auto: true },
  ],
  visit: async ({ conditions, circumstance }, give, info) => {
    const { engine, isPhone, locale } = conditions
    const language = locale === 'en' ? 'en-US' : 'es-CL'
    const setting: CircumstanceSetting = circumstances[circumstance]
    const proxy = await openCircumstanceProxy(platform.url, setting.script ?? '')
    const size = sizes[isPhone ? 'phone' : 'laptop']
    const browser = await openBrowser(engine, {
      ...size,
      isPhone,
      language,
      proxy: proxy.address,
      ...setting.options,
    })
    const person = personAt((await browser.tabs())[0]!, locale)
    const tabAt = async (address: RegExp): Promise<Person> => {
      let found: BrowserTab | undefined
      await base
        .expect(async () => {
          const tabs = await browser.tabs()
          const urls = await Promise.all(tabs.map((tab) => tab.url().catch(() => '')))
          found = tabs[urls.findIndex((url) => address.test(url))]
          base.expect(found, `a tab at ${address}: ${urls.join(', ')}`).toBeDefined()
        })
        .toPass({ timeout: 60_000 })
      await found!.show()
      return personAt(found!, locale)
    }
    await give({ ...person, comesBack: setting.comesBack === true, forgets: setting.forgets === true, tabAt })
    if (info.status !== info.expectedStatus)
      for (const [index, tab] of (await browser.tabs()).entries())
        await tab.screenshot(info.outputPath(`tab-${index}.png`)).catch(() => undefined)
    await browser.close()
    await proxy.close()
    const unexpected = proxy.heard.filter((text) => !setting.mayReport?.test(text))
    base.expect(unexpected, 'no page reports an error').toEqual([])
  },
})

export { expect } from '@playwright/test'
