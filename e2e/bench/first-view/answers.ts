import type { Page } from 'playwright'

/** What is done on a page once it is quiet. */
export interface Doings {
  /** Its main control. */
  press: string
  /** A link away from it. */
  follow: string
}

/** Milliseconds. */
export interface Answers {
  /** From the press until the page has painted its answer, as browsers count interactions: in steps of 8. */
  interaction: number
  /** From the press on a link, whose page was fetched ahead, until that page is painted. */
  routeChange: number
}

const settleMs = 1_500

/** Goes on a page that the app has taken over: to the next one first, and back, then presses its main control. */
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
  // What a pointer or the keyboard does as it comes to a link: its page is fetched ahead.
  await target.focus()
  await page.waitForTimeout(settleMs)
  return target.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('main h1')?.textContent
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
