import * as v from 'valibot'
import { depositAnswers, monthlyAnswers } from '../rules/cost-answers.ts'
import { ExpenseCovers } from './words.ts'

/** The fields of a form about what is paid besides the price (RULES.md §4). `amount` reads amounts in major units as people type them. */
export const costAnswerEntries = <Amount extends v.GenericSchema>(amount: Amount) => ({
  deposit: v.nullable(v.picklist(depositAnswers)),
  depositAmount: amount,
  depositIsLost: v.boolean(),
  commonExpenses: v.nullable(v.picklist(monthlyAnswers)),
  commonExpensesAmount: amount,
  expensesCover: ExpenseCovers,
  parking: v.nullable(v.picklist(monthlyAnswers)),
  parkingAmount: amount,
})
