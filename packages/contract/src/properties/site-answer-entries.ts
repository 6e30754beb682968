import * as v from 'valibot'
import { siteFactAnswers, shownSiteSize } from '../rules/site-answers.ts'
import { mostSiteSize } from '../rules/site-facts.ts'
import type { SiteSize } from './words.ts'

const metres = (name: SiteSize) =>
  v.nullable(
    v.pipe(
      v.number('validation.invalid'),
      v.minValue(0.01, 'validation.at_least'),
      v.maxValue(shownSiteSize(name, mostSiteSize[name]), 'validation.max'),
    ),
  )
const answer = v.nullable(v.picklist(siteFactAnswers, 'validation.invalid'))

/** The fields of a form about a shed or a plot, with lengths in metres as people type them (RULES.md §3). */
export const siteAnswerEntries = {
  clearHeight: metres('clearHeight'),
  gateWidth: metres('gateWidth'),
  gateHeight: metres('gateHeight'),
  floorLoad: v.nullable(
    v.pipe(
      v.number('validation.invalid'),
      v.integer('validation.integer'),
      v.minValue(1, 'validation.at_least'),
      v.maxValue(mostSiteSize.floorLoad, 'validation.max'),
    ),
  ),
  threePhase: answer,
  truckAccess: answer,
  water: answer,
  fence: answer,
}
