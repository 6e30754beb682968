import { expect, it } from 'vitest'
import { lineOf, type PromotionStep } from './line-of.ts'

const promote = (version: string): PromotionStep => ({ kind: 'promote', version })
const rollback = (version: string): PromotionStep => ({ kind: 'rollback', version })

it('goes back step by step, also after a version was promoted repeatedly', () => {
  const steps = [promote('a'), promote('b'), promote('b'), promote('c')]
  expect(lineOf(steps)).toEqual(['c', 'b', 'a'])
  expect(lineOf([...steps, rollback('b')])).toEqual(['b', 'a'])
  expect(lineOf([...steps, rollback('b'), rollback('a')])).toEqual(['a'])
  expect(lineOf([...steps, rollback('b'), promote('d')])).toEqual(['d', 'b', 'a'])
})

it('has nothing before the first promotion', () => {
  expect(lineOf([])).toEqual([])
  expect(lineOf([promote('a')])).toEqual(['a'])
})
