import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test.each([
  ['Luz Quispe', 'LUZ  QUISPE ', true],
  ['José Ñáñez', 'jose nanez', true],
  ['Luz Quispe', 'Luz Quispe SpA', false],
  ['Taller Greda SpA', 'Javiera Riquelme', false],
])('%s and %s are the same name: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same)
})
