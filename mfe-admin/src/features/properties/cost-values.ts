import type { AdminProperty } from '@metrolibre/api-client'
import {
  costAnswerEntries,
  costAnswersOf,
  noAnswers,
  statedBy,
  type CostAnswers,
  type CurrencyCode,
} from '@metrolibre/contract'
import * as v from 'valibot'
import { number } from './field-schemas.ts'

/** An amount as people write it: 450000 pesos, 1900.50 soles. */
export const amount = number(0, 1_000_000_000)

/** The answers about what is paid besides the price. Null: the owner has not said it, nothing is claimed, and the owner is asked. */
export const costEntries = {
  ...costAnswerEntries(amount),
  /** Whether the owner confirmed all of it; only for properties that are older than the question. */
  costsConfirmed: v.boolean(),
}

export const emptyCosts = { ...noAnswers, expensesCover: [], costsConfirmed: false }

/** Returns what the form shows of what is paid besides the price. */
export const costsShown = (property: AdminProperty) => {
  const { expensesCover, ...answers } = costAnswersOf(property)
  return { ...answers, expensesCover: [...expensesCover], costsConfirmed: false }
}

type Place = Omit<Parameters<typeof statedBy>[1], 'currency'>

/** Returns what is paid besides the price as it is sent. */
export const propertyCostsSent = (values: CostAnswers & Place, currency: CurrencyCode) => {
  const { expensesCover, ...stated } = statedBy(values, { ...values, currency })
  return { ...stated, expensesCover: [...expensesCover] }
}
