import { expect, it } from 'vitest'
import { measureName, usualMeasureName } from './measure-names.ts'

it('names what was measured in the language of the reader, and as it was typed where it is unusual', () => {
  for (const typed of ['Frente', 'Front']) {
    expect(measureName(typed, 'es')).toBe('Frente')
    expect(measureName(typed, 'en')).toBe('Front')
  }
  expect(measureName('Altillo', 'en')).toBe('Altillo')
})

it('is what a new sheet proposes in that language', () => {
  expect([usualMeasureName('depth', 'es'), usualMeasureName('depth', 'en')]).toEqual(['Fondo', 'Depth'])
})
