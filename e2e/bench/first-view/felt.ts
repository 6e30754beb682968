import type { Page } from 'playwright'

/** Milliseconds on a slow phone and a slow line, after some use of the page. */
export interface Felt {
  /** From the touch of a link until the next page's heading is painted. */
  routeChange: number
  /** From going back until the heading of the page before is painted. */
  back: number
  /** From the touch of the login button until its window is painted, and until its first field has the focus. */
  loginFrame: number
  loginForm: number
}

/** How long a visitor looks at a page: what is loaded ahead arrives meanwhile. */
const lookMs = 9_000
const patienceMs = 30_000

/** What tells that the page has answered; evaluated in the page. */
type Sign = 'another heading' | 'window' | 'field'

/**
 * Starts the clock at the next touch, or at once, and returns a function that tells when the sign was painted.
 * @throws Error when that takes longer than 30 s
 */
async function clock(page: Page, sign: Sign, from: 'touch' | 'now'): Promise<() => Promise<number>> {
  const id = `felt ${sign}`
  await page.evaluate(
    ([id, sign, from, patienceMs]) => {
      // A page that waits behind the one that is shown has a heading, too; the peer's home has none of the first level.
      const heading = () =>
        [...document.querySelectorAll('main :is(h1, h2)')].find((each) => each.checkVisibility())?.textContent
      const before = heading()
      const isSeen = () => {
        if (sign === 'window') return document.querySelector('[role=dialog]') !== null
        if (sign === 'field') return document.activeElement?.matches('[role=dialog] input') === true
        const now = heading()
        return now !== undefined && now !== before
      }
      let begun = from === 'now' ? performance.now() : undefined
      addEventListener('pointerdown', ({ timeStamp }) => (begun ??= timeStamp), { capture: true, once: true })
      // Nothing is asked of each frame: a page that has a frame to draw interrupts its own work for it.
      const seen = new Promise<number>((resolve) => {
        const afterPaint = new MessageChannel()
        afterPaint.port1.addEventListener('message', () => resolve(performance.now() - begun!), {
          once: true,
        })
        afterPaint.port1.start()
        const look = () => {
          if (begun === undefined || !isSeen()) return
          changes.disconnect()
          removeEventListener('focusin', look)
          requestAnimationFrame(() => afterPaint.port2.postMessage(null))
        }
        const changes = new MutationObserver(look)
        changes.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: ['style'],
        })
        addEventListener('focusin', look)
      })
      const late = new Promise<number>((resolve) => setTimeout(resolve, patienceMs, NaN))
      Object.assign(window, { [id]: Promise.race([seen, late]) })
    },
    [id, sign, from, patienceMs] as const,
  )
  return async () => {
    const ms = await page.evaluate((id) => (window as unknown as Record<string, Promise<number>>)[id], id)
    if (ms === undefined || Number.isNaN(ms)) throw new Error(`No ${sign} was seen in ${patienceMs} ms.`)
    return ms
  }
}

/** Measures on a page that has just loaded: opens and closes the login, follows a link, goes back. */
export async function feltOn(
  page: Page,
  { login, follow }: { login: string; follow: string },
): Promise<Felt> {
  await page.mouse.wheel(0, 120)
  await page.waitForTimeout(lookMs)

  const [frame, field] = [await clock(page, 'window', 'touch'), await clock(page, 'field', 'touch')]
  await page.locator(login).locator('visible=true').first().tap()
  const [loginFrame, loginForm] = [await frame(), await field()]
  await page.keyboard.press('Escape')
  await page.waitForTimeout(lookMs / 3)

  const link = page.locator(follow).locator('visible=true').first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(lookMs / 3)
  const next = await clock(page, 'another heading', 'touch')
  await link.tap()
  const routeChange = await next()
  await page.waitForTimeout(lookMs / 3)

  const before = await clock(page, 'another heading', 'now')
  await page.evaluate(() => history.back())
  return { routeChange, back: await before(), loginFrame, loginForm }
}
