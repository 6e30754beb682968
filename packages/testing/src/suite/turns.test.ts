import { expect, it } from 'vitest'
import { turnsOf } from './turns.ts'

const step = (name: string, beside?: string) => ({
  name,
  title: name,
  command: 'node',
  args: [],
  ...(beside && { beside }),
})
const namesOf = (steps: Parameters<typeof turnsOf>[0]) =>
  turnsOf(steps).map((turn) => turn.map((lane) => lane.map(({ name }) => name)))

it('runs steps one after the other, and some beside another', () => {
  expect(
    namesOf([step('types'), step('storm'), step('model', 'storm'), step('gallery', 'storm'), step('e2e')]),
  ).toEqual([[['types']], [['storm'], ['model', 'gallery']], [['e2e']]])
})

it('runs a step alone when the one is left out beside which it would run', () => {
  expect(namesOf([step('types'), step('model', 'storm'), step('gallery', 'storm')])).toEqual([
    [['types']],
    [['model']],
    [['gallery']],
  ])
})
