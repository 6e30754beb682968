import { hydrated } from '../support/edge/hydrated.ts'
import { findPlace } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

interface Seen {
  /** Every rule that script wrote, as the browser understood it. */
  written: string[]
  /** The page's block as it was before any script of the page ran. */
  block?: HTMLStyleElement | null
  sheet?: CSSStyleSheet | null
}
type SeenWindow = Window & { seen: Seen }

/** Runs in the page before anything else of it. */
function watchStyles() {
  const seen: Seen = { written: [] }
  Object.assign(window, { seen })
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the sheet below
  const insertRule = CSSStyleSheet.prototype.insertRule
  CSSStyleSheet.prototype.insertRule = function insertAndNote(rule, index) {
    const place = insertRule.call(this, rule, index)
    seen.written.push(this.cssRules[place]?.cssText ?? '')
    return place
  }
  document.addEventListener('DOMContentLoaded', () => {
    seen.block = document.querySelector<HTMLStyleElement>('style[data-emotion]')
    seen.sheet = seen.block?.sheet
  })
}

/** What of the page's block script wrote again, and how the block fared. */
function compareStyles() {
  const { written, block, sheet } = (window as unknown as SeenWindow).seen
  const brought = new Set(Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText))
  return {
    brought: brought.size,
    written: written.length,
    again: written.filter((rule) => brought.has(rule)),
    // A block that is moved is parsed again, and the page laid out again.
    moved: block?.sheet !== sheet,
    inBody: document.querySelectorAll('body style').length,
  }
}

test('a page finds the styles that it came with, and writes only what it has not got', async ({
  page,
  at,
  say,
}) => {
  const { property } = await findPlace({ country: 'Chile', type: 'room', part: 'room', byHour: false })
  await page.addInitScript(watchStyles)
  for (const path of [
    '/',
    '/propietario',
    `/propietario/${property.id}/details`,
    '/propiedad',
    '/preguntas',
  ]) {
    await page.goto(at(path))
    await hydrated(page.getByRole('banner').getByRole('link').first())
    await page
      .getByRole('button', { name: say('shell.nav.enter'), exact: true })
      .locator('visible=true')
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const { brought, written, ...rest } = await page.evaluate(compareStyles)
    expect(brought, `${path}: the measure sees rules`).toBeGreaterThan(20)
    expect(written, `${path}: the dialog has rules of its own`).toBeGreaterThan(0)
    expect(rest, path).toEqual({ again: [], moved: false, inBody: 0 })
  }
})
