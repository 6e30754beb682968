import { expect, it } from 'vitest'
import { nextNames } from './next-names.ts'

const of = (name: string, count = 2, taken: string[] = [name]) => nextNames(name, { taken, count })

it('counts on from the number of a name, or from two', () => {
  expect(of('Altillo')).toEqual(['Altillo 2', 'Altillo 3'])
  expect(of('Oficina 7')).toEqual(['Oficina 8', 'Oficina 9'])
  expect(of('Bodega A-09')).toEqual(['Bodega A-10', 'Bodega A-11'])
  expect(of('12')).toEqual(['13', '14'])
  // Such a number is part of what the room is called.
  expect(of('Sala 20261130', 1)).toEqual(['Sala 20261130 2'])
})

it('leaves out names that are taken', () => {
  expect(of('Altillo', 2, ['Altillo', 'Altillo 2', 'Altillo 4'])).toEqual(['Altillo 3', 'Altillo 5'])
})

it('keeps to the length of a name, whole characters only', () => {
  const [one] = of('é'.repeat(160), 1)
  expect(one).toHaveLength(160)
  expect(one!.endsWith('é2')).toBe(true)
  expect(of(`${'a'.repeat(157)}👩‍🔧`, 1)[0]).toBe(`${'a'.repeat(157)}2`)
})
