import * as v from 'valibot'
import { depositAnswers, monthlyAnswers } from '../rules/cost-answers.ts'
import { siteFactAnswers, shownSiteSize } from './site-answers.ts'
import { mostSiteSize } from './site-facts.ts'
import { ExpenseCovers, type SiteSize } from './words.ts'

/**
 * The fields of a form about what is paid besides the price (RULES.md §4.31). `amount` reads amounts in major units as
 * people type them.
 */
export const costAnswerEntries = <Amount extends v.GenericSchema>(amount: Amount) => ({
  deposit: v.nullable(v.picklist(depositAnswers)),
  depositAmount: amount,
  depositIsLost: v.boolean(),
  keepsDeposit: v.boolean(),
  commonExpenses: v.nullable(v.picklist(monthlyAnswers)),
  commonExpensesAmount: amount,
  expensesCover: ExpenseCovers,
  parking: v.nullable(v.picklist(monthlyAnswers)),
  parkingAmount: amount,
})

const metres = (name: SiteSize) =>
  v.nullable(
    v.pipe(
      v.number('validation.invalid'),
      v.minValue(0.01, 'validation.at_least'),
      v.maxValue(shownSiteSize(name, mostSiteSize[name]), 'validation.max'),
    ),
  )
const answer = v.nullable(v.picklist(siteFactAnswers, 'validation.invalid'))

/** The fields of a form about a shed or a plot, with lengths in metres as people type them (RULES.md §3.76). */
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
