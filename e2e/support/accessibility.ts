import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about a whole page, which its parts and the frames in them need not follow. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one']

/** Runs axe on the page in its current state, or on a part of it; it must find no problems. */
export async function expectAccessible(page: Page, name: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    // What passed is not described, and the results are not put together in a second page, which only frames of
    // other origins need. Both together save a quarter of the processor time.
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode()
  const { violations } = await (part ? axe.include(part).disableRules(pageRules) : axe).analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join('\n    ')}`,
  )
  expect.soft(found, `axe on ${name}`).toEqual([])
}
