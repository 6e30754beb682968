import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { atRest } from './at-rest.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about a whole page, which its parts and the frames in them need not follow. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one']

/** The rules whose result depends on the theme or on the language of the texts. */
const appearance = ['cat.color', 'cat.name-role-value', 'cat.text-alternatives', 'cat.language', 'cat.forms']

// What passed is not described, which saves processor time.
const resultTypes: RunOptions['resultTypes'] = ['violations']

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[]
}

/** Runs axe on the page in its current state, once it is at rest; it must find no problems. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await atRest(page)
  expectNone(await runAxe(page, [], []), name)
}

/**
 * Runs axe on a part of the page without frames of other origins. Scripts stay in a document, so axe is loaded
 * once for all of its parts. `appearanceOnly` leaves out what depends neither on theme nor on language.
 */
export async function expectPartAccessible(
  page: Page,
  name: string,
  part: string,
  { appearanceOnly = false } = {},
): Promise<void> {
  expectNone(await runAxe(page, [part], leftOut(appearanceOnly)), name)
}

/**
 * Runs axe in the document, on all of it or on some parts. This takes a third of the time that axe's package for
 * Playwright takes, which opens a page of its own for the results of each run.
 */
async function runAxe(page: Page, parts: string[], disabled: string[]): Promise<Violation[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes,
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
  }
  return page.evaluate(
    async ([include, how]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe }
      // What is still fading in has not got its colours yet. Longer ones are clocks of notices, or never end.
      const fading = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1_000,
        )
      await Promise.allSettled(fading.map(({ finished }) => finished))
      // Rules run one after another, and what starts to fade between them has not got its colours either.
      const still = new CSSStyleSheet()
      still.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets.push(still)
      const { violations } = await loaded
        .run(include.length > 0 ? { include } : document, how)
        .finally(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1))
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, html }) => ({ target, html })),
      }))
    },
    [parts, options] as const,
  )
}

const leftOut = (appearanceOnly: boolean): string[] =>
  appearanceOnly
    ? [
        ...pageRules,
        ...axe
          .getRules(standards)
          .filter(({ tags }) => !tags.some((tag) => appearance.includes(tag)))
          .map(({ ruleId }) => ruleId),
      ]
    : pageRules

function expectNone(violations: readonly Violation[], name: string): void {
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join('\n    ')}`,
  )
  expect.soft(found, `axe on ${name}`).toEqual([])
}
