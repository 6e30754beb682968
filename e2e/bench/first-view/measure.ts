import type { Browser } from 'playwright'

/** Milliseconds since the navigation began; `shift` has no unit, `scriptBytes` are as they came over the line. */
export interface View {
  firstPaint: number
  largestPaint: number
  blocked: number
  shift: number
  scriptBytes: number
}

/** Slow 4G as Lighthouse has it, and a processor a quarter as fast. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const slowdown = 4
const settleMs = 4_000

/** Runs in the page before anything else of it. */
function observe() {
  const seen = { largestPaint: 0, blocked: 0, shift: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  watch('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
}

/** One first visit with an empty cache on a phone. */
export async function view(browser: Browser, address: string): Promise<View> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    locale: 'es-CL',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const scripts = new Set<string>()
    let scriptBytes = 0
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await page.addInitScript(observe)
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
    // On a busy machine paint may come long after the last byte.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { timeout: 90_000 },
    )
    await page.waitForTimeout(settleMs)
    const seen = await page.evaluate(() => ({
      ...(window as unknown as { seen: Omit<View, 'firstPaint' | 'scriptBytes'> }).seen,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
    return { ...seen, scriptBytes }
  } finally {
    await context.close()
  }
}
