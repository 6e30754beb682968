import { expect, it } from 'vitest'
import { accepts } from './list-definition.ts'

it('accepts of an address only what a filter offers: its choices, or a day that exists', () => {
  const isOwner = { name: 'isOwner', label: '', choices: [{ value: 'true', label: '' }] }
  expect(['true', 'quizas', ''].filter((value) => accepts(isOwner, value))).toEqual(['true'])
  const days = ['2026-11-26', '2026-99-99', '2026-02-30', '26-11-2026', '']
  expect(days.filter((value) => accepts({ name: 'from', label: '' }, value))).toEqual(['2026-11-26'])
})
