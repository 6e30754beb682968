import { siteFacts, siteSizes } from './word-lists.ts'
import type { PropertyType, SiteFact, SiteSize } from './words.ts'
import { siteFactsFor, siteSizesFor } from './site-facts.ts'

/** What is stated of a shed or a plot: lengths in centimetres, the load in kilograms per square metre. Null was not stated. */
export type StatedSite = { readonly [Size in SiteSize]: number | null } & {
  readonly [Fact in SiteFact]: boolean | null
}

/** What a form offers to answer about what a place may have. */
export const siteFactAnswers = ['yes', 'no'] as const
type SiteFactAnswer = (typeof siteFactAnswers)[number]

/** What a form holds of it, with lengths in metres. Null was not answered. */
export type SiteAnswers = { readonly [Size in SiteSize]: number | null } & {
  readonly [Fact in SiteFact]: SiteFactAnswer | null
}

/** The answers of a form in which nothing was answered. */
export const noSiteAnswers: SiteAnswers = {
  clearHeight: null,
  gateWidth: null,
  gateHeight: null,
  floorLoad: null,
  threePhase: null,
  truckAccess: null,
  water: null,
  fence: null,
}

const isLength = (name: SiteSize): boolean => name !== 'floorLoad'

/** Returns a size as people type and read it: a length in metres, a load in kilograms per square metre. */
export const shownSiteSize = (name: SiteSize, size: number): number => (isLength(name) ? size / 100 : size)

/** Returns a size that was typed as it is stated: whole centimetres, or kilograms per square metre. */
export const statedSiteSize = (name: SiteSize, typed: number): number =>
  isLength(name) ? Math.round(typed * 100) : typed

/** Returns what a form shows of what was stated. */
export const siteAnswersOf = (stated: StatedSite): SiteAnswers => ({
  ...noSiteAnswers,
  ...Object.fromEntries(
    siteSizes.map((name) => [name, stated[name] === null ? null : shownSiteSize(name, stated[name])]),
  ),
  ...Object.fromEntries(
    siteFacts.map((name) => [name, stated[name] === null ? null : stated[name] ? 'yes' : 'no']),
  ),
})

const notStated: StatedSite = {
  ...noSiteAnswers,
  threePhase: null,
  truckAccess: null,
  water: null,
  fence: null,
}

const statedOf = (
  answers: SiteAnswers,
  { sizes, facts }: { sizes: readonly SiteSize[]; facts: readonly SiteFact[] },
): Partial<StatedSite> => ({
  ...Object.fromEntries(
    sizes.map((name) => [name, answers[name] === null ? null : statedSiteSize(name, answers[name])]),
  ),
  ...Object.fromEntries(facts.map((name) => [name, answers[name] === null ? null : answers[name] === 'yes'])),
})

/** Returns what the answers of a form state of a kind. What does not belong to the kind is not stated. */
export const siteStatedBy = (answers: SiteAnswers, kind: PropertyType | null): StatedSite => ({
  ...notStated,
  ...(kind && statedOf(answers, { sizes: siteSizesFor(kind), facts: siteFactsFor(kind) })),
})

/** Returns only what was answered otherwise than before, where somebody else may have changed the rest meanwhile. */
export const siteChanges = (before: SiteAnswers, now: SiteAnswers): Partial<StatedSite> =>
  statedOf(now, {
    sizes: siteSizes.filter((name) => now[name] !== before[name]),
    facts: siteFacts.filter((name) => now[name] !== before[name]),
  })
