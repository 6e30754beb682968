import type { Browser, CDPSession, Page } from 'playwright'

/** Slow 4G as in Lighthouse; the processor is slowed down by `slowdown`. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const fastLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

export const slowdown = 4

export interface Phone {
  page: Page
  session: CDPSession
  /** Uses the full speed of the network, and slows the processor down by this factor. */
  hasten: (slowdown: number) => Promise<void>
  close: () => Promise<void>
}

/** Slows the line and the processor of a tab down. */
export async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/** Opens a slow phone on a slow network, without data of earlier visits. */
export async function takePhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es-CL',
  })
  const page = await context.newPage()
  const session = await slow(page)
  const hasten = async (rate: number) => {
    await session.send('Network.emulateNetworkConditions', fastLine)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  }
  return { page, session, hasten, close: () => context.close() }
}
