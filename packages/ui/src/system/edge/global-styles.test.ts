import { expect, it } from 'vitest'
import { globalStyles } from './global-styles.ts'

it('contains the reset and the variables of the tokens, each in its layer', () => {
  const parts = globalStyles()
  const layers = parts.flatMap((part) => Object.keys(part))
  expect(layers).toEqual(expect.arrayContaining(['@layer reset', '@layer tokens']))
  const written = JSON.stringify(parts)
  expect(written).toContain('"--spacing-4":"16px"')
  expect(written).toContain('boxSizing')
})
