import { expect, type Page } from '@playwright/test'

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  slow: '4000 0000 0000 0077',
  refusedLater: '4000 0000 0000 0341',
} as const

/** On the hosted page: types a card and presses Pay. */
export async function payWith(checkout: Page, card: keyof typeof cards): Promise<void> {
  await checkout.locator('#number').fill(cards[card])
  await checkout.locator('button.pay').click()
}

/** Presses what opens the checkout and gives the tab it opens in, once the hosted page is there. */
export async function openCheckout(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await press()
  const checkout = await opening
  await checkout.waitForURL(/\/pay\//, { timeout: 60_000 })
  await expect(checkout.locator('button.pay')).toBeVisible()
  return checkout
}
