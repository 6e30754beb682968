import type { Locator } from 'playwright'

/** Between two keys of somebody who types on a phone, in ms. */
const keyMs = 80
/** How long somebody looks before the next touch, in ms: what is loaded ahead arrives meanwhile. */
const lookMs = 2_500

/** Looks at the page, as a person does before the next touch. */
export const look = (locator: Locator, ms = lookMs): Promise<void> => locator.page().waitForTimeout(ms)

/** Touches the visible one of what a locator finds. */
export async function tap(locator: Locator): Promise<void> {
  await locator.locator('visible=true').first().tap()
}

/** Touches a field and types, key by key. */
export async function type(locator: Locator, text: string): Promise<void> {
  await tap(locator)
  await locator.page().keyboard.type(text, { delay: keyMs })
}
