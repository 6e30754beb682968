import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Adds up how far things move without anybody's doing, as the browser counts it. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as unknown as { shifts: number }
    counted.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Whether the device has one of the fonts that stand in for ours. */
const hasStandIn = (page: Page) =>
  page.evaluate(async () => {
    const faces = ['Arial', 'Liberation Sans', 'Roboto'].map((name) => new FontFace(name, `local('${name}')`))
    return (await Promise.allSettled(faces.map((face) => face.load()))).some(
      ({ status }) => status === 'fulfilled',
    )
  })

test('hardly anything moves when the fonts come late @phone', async ({ page, at }) => {
  // Letters of another width move more, but never as much as people notice.
  const most = (await hasStandIn(page)) ? 0.005 : 0.1
  await countShifts(page)
  await page.route(/\.woff2/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  for (const path of ['/', '/propietario', '/preguntas']) {
    await page.goto(at(path))
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some(
            ({ family, status }) => family.includes('Archivo Variable') && status === 'loaded',
          ),
        ),
      )
      .toBe(true)
    await page.waitForTimeout(500)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts)
    expect(shifts, path).toBeLessThan(most)
  }
})
