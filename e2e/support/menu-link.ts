import type { Locator, Page } from '@playwright/test'

/**
 * Returns the link to an area in the visible menu: the bar on a laptop, the bottom menu on a phone. `/` is
 * the logo.
 */
export const menuLink = (page: Page, area: '/' | '/propietario' | '/propiedad'): Locator => {
  const leadsThere = area === '/' ? ':is([href="/"], [href="/en"])' : `[href$="${area}"]`
  return page.locator(`:is(header, nav) a${leadsThere}:visible`).first()
}
