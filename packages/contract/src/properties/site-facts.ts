import { siteFacts, siteSizes } from './word-lists.ts'
import type { PropertyType, SiteFact, SiteSize } from './words.ts'

/** The largest value of each size: 100 m, or 100 t per square metre. */
export const mostSiteSize: Readonly<Record<SiteSize, number>> = {
  clearHeight: 10_000,
  gateWidth: 10_000,
  gateHeight: 10_000,
  floorLoad: 100_000,
}

const sizesOf: Readonly<Record<PropertyType, readonly SiteSize[]>> = {
  room: [],
  entire: [],
  galpon: siteSizes,
  terreno: ['gateWidth', 'gateHeight'],
}

/** Returns the sizes that are asked and shown of a kind (RULES.md §3.76). */
export const siteSizesFor = (kind: PropertyType): readonly SiteSize[] => sizesOf[kind]

/** Returns what is asked and shown of a kind with yes or no (RULES.md §3.76). */
export const siteFactsFor = (kind: PropertyType): readonly SiteFact[] =>
  kind === 'galpon' || kind === 'terreno' ? siteFacts : []
