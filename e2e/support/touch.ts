import type { Locator, Page } from '@playwright/test'

/** Where a movement begins and ends. */
interface Way {
  from: number
  to: number
}

const steps = 8

/**
 * Touches the screen with two fingers that move apart or together: real touches, from which the browser
 * creates pointer events. The way is half the distance between them, in px.
 */
export async function pinch(page: Page, element: Locator, { from, to }: Way): Promise<void> {
  // Waits until nothing moves into place any more.
  await element.click({ trial: true })
  const box = (await element.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        spread === undefined
          ? []
          : [
              { id: 1, x: x - spread, y },
              { id: 2, x: x + spread, y },
            ],
    })
  await touch('touchStart', from)
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', from + ((to - from) * step) / steps)
  await touch('touchEnd')
  await client.detach()
}

/** Moves one finger across an element, from one part of its width to another, at the middle of its height. */
export async function swipe(page: Page, element: Locator, { from, to }: Way): Promise<void> {
  await element.click({ trial: true, position: { x: 20, y: 20 } })
  const box = (await element.boundingBox())!
  const y = box.y + box.height / 2
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ id: 1, x: box.x + box.width * part, y }],
    })
  await touch('touchStart', from)
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', from + ((to - from) * step) / steps)
    // Faster than the screen is drawn, no finger moves.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd')
  await client.detach()
}

/** Moves one finger up over an element, from its middle and by so many px. */
export async function pushUp(page: Page, element: Locator, by: number): Promise<void> {
  await element.click({ trial: true })
  const box = (await element.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: up === undefined ? [] : [{ id: 1, x, y: y - up }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', (by * step) / steps)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd')
  await client.detach()
}
