import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'

/** Draws a signature with the mouse on the field with this label. */
export async function drawSignature(page: Page, label: string): Promise<void> {
  const pad = page.getByRole('img', { name: label })
  const box = await boxOf(pad)
  const at = (across: number, down: number) =>
    [box.x + box.width * across, box.y + box.height * down] as const
  await page.mouse.move(...at(0.2, 0.6))
  await page.mouse.down()
  for (const [across, down] of [
    [0.3, 0.2],
    [0.4, 0.6],
    [0.5, 0.25],
    [0.6, 0.6],
    [0.7, 0.3],
  ] as const)
    await page.mouse.move(...at(across, down), { steps: 8 })
  await page.mouse.up()
}

/** Types a signature with the keyboard alone, in the field that has the focus on its first way of signing. */
export async function typeSignature(
  page: Page,
  say: (id: string) => string,
  texts: string,
  name: string,
): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: say(`${texts}.way.drawn`) }))
  await page.keyboard.press('ArrowRight')
  // The ways stay in view, so that another one can be chosen.
  await expect(page.getByRole('radio', { name: say(`${texts}.way.picture`) })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
}

async function boxOf(pad: Locator) {
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('The signature pad is not on the page.')
  return box
}
