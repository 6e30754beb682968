import { expect, it } from 'vitest'
import { compatible } from './compatible.ts'

it.each([
  ['1.2.0', '1.2.5', true],
  ['1.1.0', '1.2.0', true],
  ['1.3.0', '1.2.0', true],
  ['1.0.0', '1.2.0', false],
  ['1.4.0', '1.2.0', false],
  ['0.2.0', '1.2.0', false],
  ['', '1.2.0', false],
])('remote %s in host %s: %s', (remote, host, expected) => {
  expect(compatible(remote, host)).toBe(expected)
})
