import { expect, type Page } from '@playwright/test'
import { type Hands, withMouse } from './keyboard.ts'

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  slow: '4000 0000 0000 0077',
  refusedLater: '4000 0000 0000 0341',
  disputed: '4000 0000 0000 0259',
} as const

/** Types a card on the hosted payment page and presses Pay. */
export async function payWith(
  checkout: Page,
  card: keyof typeof cards,
  hands: Hands = withMouse,
): Promise<void> {
  await hands.fill(checkout.locator('#number'), cards[card])
  await hands.press(checkout.locator('button.pay'))
}

/** Opens the checkout by `press`; returns its tab once the hosted payment page is loaded. */
export async function openCheckout(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await press()
  const checkout = await opening
  await checkout.waitForURL(/\/pay\//, { timeout: 60_000 })
  await expect(checkout.locator('button.pay')).toBeVisible()
  return checkout
}
