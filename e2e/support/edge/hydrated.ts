import type { Locator } from '@playwright/test'

/** Waits until React has hydrated an element: before that, a link loads a new page. */
export async function hydrated(element: Locator): Promise<Locator> {
  const handle = await element.elementHandle()
  await element
    .page()
    .waitForFunction((node) => Object.keys(node ?? {}).some((key) => key.startsWith('__reactProps')), handle)
  return element
}
