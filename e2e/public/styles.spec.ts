import { hydrated } from '../support/edge/hydrated.ts'
import { findPlace } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

interface Seen {
  /** Every rule that script wrote, as the browser understood it. */
  written: string[]
  /** The rules that the page came with, also those inside of layers. */
  brought: string[]
  /** The page's block as it was before any script of the page ran. */
  block?: HTMLStyleElement | null
  sheet?: CSSStyleSheet | null
}
type SeenWindow = Window & { seen: Seen }

/** Runs in the page before anything else of it. */
function watchStyles() {
  const seen: Seen = { written: [], brought: [] }
  Object.assign(window, { seen })
  for (const { prototype } of [CSSStyleSheet, CSSGroupingRule]) {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the sheet below
    const insertRule = prototype.insertRule
    prototype.insertRule = function insertAndNote(this: CSSStyleSheet & CSSGroupingRule, rule, index) {
      const place = insertRule.call(this, rule, index)
      seen.written.push(this.cssRules[place]?.cssText ?? '')
      return place
    }
  }
  const textsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      rule.cssText,
      ...(rule instanceof CSSLayerBlockRule ? textsOf(rule.cssRules) : []),
    ])
  document.addEventListener('DOMContentLoaded', () => {
    seen.block = document.querySelector<HTMLStyleElement>('style[data-emotion]')
    seen.sheet = seen.block?.sheet
    if (seen.sheet) seen.brought = textsOf(seen.sheet.cssRules)
  })
}

/** What of the page's block script wrote again, and how the block fared. */
function compareStyles() {
  const { written, block, sheet, ...seen } = (window as unknown as SeenWindow).seen
  const brought = new Set(seen.brought)
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
  // A rule that script writes keeps all its values: the tick is not of the colour of its box.
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('shell.register.title') }).click()
  await dialog.getByRole('checkbox').check()
  const colours = await dialog
    .getByRole('checkbox')
    .evaluate((box) => [
      getComputedStyle(box).backgroundColor,
      getComputedStyle(box, '::after').borderBottomColor,
    ])
  expect(new Set(colours).size).toBe(2)
})

test('a window that opens with new styles leaves the page as it is laid out', async ({
  page,
  at,
  say,
  browser,
}) => {
  // A page that stays as it is: in a list, other tests' properties come and go, and their letters bring fonts.
  await page.goto(at('/preguntas'))
  await hydrated(page.getByRole('banner').getByRole('link').first())
  const enter = page
    .getByRole('button', { name: say('shell.nav.enter'), exact: true })
    .locator('visible=true')
    .first()
  // A font that arrives late lays out its text again, too.
  await page.evaluate(() => document.fonts.ready)
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'],
  })
  await enter.click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { data?: { reason?: string } } }[]
  }
  const reasons = traceEvents
    .filter(({ name }) => name === 'LayoutInvalidationTracking')
    .map(({ args }) => args.data?.reason)
  expect(reasons, 'the measure sees what is laid out').toContain('Added to layout')
  // As Chromium calls it when everything is laid out again for a rule that it can't take alone.
  expect(reasons).not.toContain('Fonts changed')
})
