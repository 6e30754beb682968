import type { Page } from 'playwright'

/** What is done on a page after it has loaded. */
export interface Doings {
  /** Selector of its main control. */
  press: string
  /** Selector of a link to another page. */
  follow: string
}

/** Milliseconds. */
export interface Answers {
  /**
   * Time from the press until the page has painted its response, as browsers measure interactions: in steps
   * of 8.
   */
  interaction: number
  /** Time from the press on a link until its page is painted; the page was prefetched. */
  routeChange: number
}

const settleMs = 1_500

/** Measures on a hydrated page: first opens another page and goes back, then presses the main control. */
export async function answersOf(page: Page, { press, follow }: Doings): Promise<Answers> {
  const routeChange = await changeRoute(page, follow)
  await page.goBack()
  await page.waitForTimeout(settleMs)
  return { interaction: await interact(page, press), routeChange }
}

async function interact(page: Page, control: string): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { slowest: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, {
          slowest: Math.max(duration, (window as unknown as { slowest: number }).slowest),
        })
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const target = page.locator(control).locator('visible=true').first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(settleMs)
  await target.tap()
  await page.waitForTimeout(settleMs)
  return page.evaluate(() => (window as unknown as { slowest: number }).slowest)
}

async function changeRoute(page: Page, link: string): Promise<number> {
  const target = page.locator(link).locator('visible=true').first()
  // Pointing at a link or focusing it makes the app prefetch its page.
  await target.focus()
  await page.waitForTimeout(settleMs)
  return target.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const heading = () =>
          [...document.querySelectorAll('main h1')].find((each) => each.checkVisibility())?.textContent
        const before = heading()
        const begun = performance.now()
        const look = () => {
          const shown = heading()
          if (shown === undefined || shown === before) return requestAnimationFrame(look)
          return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
        }
        ;(element as HTMLElement).click()
        look()
      }),
  )
}
