import type { Locator, Page } from '@playwright/test'

/** The link to an area in the menu at hand: the bar of a laptop, the menu at the foot of a phone. `/` is the logo. */
export const menuLink = (page: Page, area: '/' | '/propietario' | '/propiedad'): Locator => {
  const leadsThere = area === '/' ? ':is([href="/"], [href="/en"])' : `[href$="${area}"]`
  return page.locator(`:is(header, nav) a${leadsThere}:visible`).first()
}
