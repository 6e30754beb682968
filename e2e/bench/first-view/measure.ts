import type { Browser, CDPSession, Page } from 'playwright'
import { takePhone, type Phone } from './phone.ts'
import { followTasks } from './tasks.ts'

/**
 * Milliseconds since the navigation started; `shift` has no unit, and `scriptBytes` and
 * `htmlBytes` are the bytes transferred.
 */
export interface View {
  firstPaint: number
  largestPaint: number
  blockedClock: number
  blockedProcessor: number
  shift: number
  scriptBytes: number
  htmlBytes: number
}

/** A page counts as quiet when nothing was received and nothing ran for this long, as in Lighthouse. */
const quietMs = 5_000
const patienceMs = 60_000

/** Runs in the page before the page's own code. */
function observe() {
  const seen = { largestPaint: 0, shift: 0, lastTask: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  watch('longtask', ({ startTime, duration }) => (seen.lastTask = startTime + duration))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
}

/** Counts the transferred bytes of scripts and of the page, and records when something was last received. */
function weigh(session: CDPSession) {
  const scripts = new Set<string>()
  const documents = new Set<string>()
  const weighed = { scripts: 0, html: 0, lastAt: Date.now() }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Scripts that are fetched ahead have another type, but count too.
    if (type === 'Document') documents.add(requestId)
    if (type === 'Script' || new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weighed.lastAt = Date.now()
    if (scripts.has(requestId)) weighed.scripts += encodedDataLength
    if (documents.has(requestId)) weighed.html += encodedDataLength
  })
  return weighed
}

const lastTaskAt = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.timeOrigin + (window as unknown as { seen: { lastTask: number } }).seen.lastTask,
  )

async function quiet(page: Page, weighed: { lastAt: number }): Promise<void> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const last = Math.max(weighed.lastAt, await lastTaskAt(page))
    if (Date.now() - last > quietMs) return
    await page.waitForTimeout(250)
  }
}

/**
 * Measures one first visit on a phone with an empty cache, until the page is quiet. `then` is called with the
 * phone afterwards.
 */
export async function view(
  browser: Browser,
  address: string,
  then: (phone: Phone) => Promise<void> = () => Promise.resolve(),
): Promise<View> {
  const phone = await takePhone(browser)
  const { page, session } = phone
  try {
    const weighed = weigh(session)
    await page.addInitScript(observe)
    const endTasks = await followTasks(session)
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
    // On a busy machine, the page may be painted long after the last byte.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { timeout: 90_000 },
    )
    await quiet(page, weighed)
    const { clock, processor } = await endTasks()
    const seen = await page.evaluate(() => {
      const { largestPaint, shift } = (window as unknown as { seen: { largestPaint: number; shift: number } })
        .seen
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return { firstPaint, largestPaint, shift }
    })
    const { scripts: scriptBytes, html: htmlBytes } = weighed
    await then(phone)
    return { ...seen, blockedClock: clock, blockedProcessor: processor, scriptBytes, htmlBytes }
  } finally {
    await phone.close()
  }
}
