import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about a whole page, which its parts and the frames in them need not follow. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one']

/**
 * Runs axe on the page in its current state, or on a part of it without frames of other
 * origins; it must find no problems.
 */
export async function expectAccessible(page: Page, name: string, part?: string): Promise<void> {
  // What passed is not described, which saves processor time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards)
  // In legacy mode the results are not put together in a second page, which only frames of other origins need.
  const { violations } = await (
    part ? axe.include(part).disableRules(pageRules).setLegacyMode() : axe
  ).analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join('\n    ')}`,
  )
  expect.soft(found, `axe on ${name}`).toEqual([])
}
