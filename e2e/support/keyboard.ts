import { expect, type Locator, type Page } from '@playwright/test'

const mostTabs = 200

/** Says what is wrong with the element that has the focus: nothing, or that it is out of sight or covered. */
const sightOf = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const there = document.elementFromPoint(x, y)
    if (!there) return 'out of sight'
    const label = element.closest('label')
    const isClear = element.contains(there) || there.contains(element) || label?.contains(there)
    return isClear ? 'clear' : `covered by ${there.outerHTML.slice(0, 120)}`
  })

/**
 * Moves the focus with Tab alone until it is on an element, and makes sure that nothing covers it there.
 * @throws Error when Tab does not reach it
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible({ timeout: 30_000 })
  for (let pressed = 0; pressed < mostTabs; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => sightOf(target)).toBe('clear')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}.`)
}

/** How a journey presses and fills: with the mouse, or with the keyboard alone. */
export interface Hands {
  press: (target: Locator) => Promise<void>
  fill: (target: Locator, text: string) => Promise<void>
}

export const withMouse: Hands = {
  press: (target) => target.click(),
  fill: (target, text) => target.fill(text),
}

export const withKeyboard = (page: Page): Hands => ({
  press: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  fill: async (target, text) => {
    await tabTo(page, target)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  },
})
