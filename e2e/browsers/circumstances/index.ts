import type { BrowserOptions } from '../driver/browser.ts'
import { day, extend, minute, moveClock, translate, withoutServiceWorker, withoutWebgl } from './page.ts'
import { fillStorage, refuseStorage } from './storage.ts'
import { halfOpenWindows, refuseWindows, throwAtWindows } from './windows.ts'

/** What is different about a visitor's browser. */
export interface CircumstanceSetting {
  /** Runs in every page before the page's own scripts. */
  script?: string
  /** Settings of the browser itself, where it has them. */
  options?: Pick<BrowserOptions, 'webgl' | 'cookies' | 'reducedMotion'>
  /** Leaves the page on the way, and comes back to it from memory. */
  comesBack?: boolean
  /** Another tab does not know who is there. */
  forgets?: boolean
  /** What pages may report: that they redrew what somebody else had changed before they started. */
  mayReport?: RegExp
}

export const circumstances = {
  'with nothing special': {},
  'with storage refused': { script: refuseStorage, options: { cookies: 'refused' }, forgets: true },
  'with storage full': { script: fillStorage, forgets: true },
  'with the page translated': { script: translate, mayReport: /React error #418/ },
  'with an extension': { script: extend },
  // Leaving a page ends the loading of its parts, which are asked for again (RULES.md §12.5).
  'by way of back and forward': { comesBack: true, mayReport: /ChunkLoadError/ },
  'with the clock a day ahead': { script: moveClock(day) },
  'with the clock a day behind': { script: moveClock(-day) },
  'with the clock ten minutes ahead': { script: moveClock(10 * minute) },
  'with the clock ten minutes behind': { script: moveClock(-10 * minute) },
  'without WebGL': { script: withoutWebgl, options: { webgl: false } },
  'where no window opens': { script: refuseWindows },
  'where opening a window throws': { script: throwAtWindows },
  'where a window opens half': { script: halfOpenWindows },
  'with reduced motion': { options: { reducedMotion: true } },
  'without a service worker': { script: withoutServiceWorker },
} as const satisfies Record<string, CircumstanceSetting>

export type Circumstance = keyof typeof circumstances
export const special = (Object.keys(circumstances) as Circumstance[]).slice(1)
