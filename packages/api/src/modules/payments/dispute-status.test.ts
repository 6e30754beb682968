import { expect, it } from 'vitest'
import { holdsMoney, isDisputeOver, isQuestion } from './dispute-status.ts'

it.each([
  ['needs_response', { over: false, question: false, money: true }],
  ['under_review', { over: false, question: false, money: true }],
  ['lost', { over: true, question: false, money: true }],
  ['won', { over: true, question: false, money: false }],
  ['prevented', { over: true, question: false, money: false }],
  ['warning_needs_response', { over: false, question: true, money: false }],
  ['warning_closed', { over: true, question: true, money: false }],
])('a dispute that is %s', (status, { over, question, money }) => {
  const dispute = { status }
  expect(isDisputeOver(dispute)).toBe(over)
  expect(isQuestion(dispute)).toBe(question)
  expect(holdsMoney(dispute)).toBe(money)
})
