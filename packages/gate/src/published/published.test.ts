import { CONTRACT_VERSION } from '@metrolibre/contract'
import { expect, it, test } from 'vitest'
import { wireOf } from '../wire/wire.ts'
import { isAtLeast, lowestVersion, readPublished } from './published.ts'

test('the version of the contract is raised as far as its changes ask for', async () => {
  const lowest = lowestVersion(await readPublished(), wireOf())
  expect(
    isAtLeast(CONTRACT_VERSION, lowest),
    `The contract has changed and needs version ${lowest}: run pnpm contract raise.`,
  ).toBe(true)
})

it('asks for more, the more a change breaks', () => {
  const wire = wireOf(['reservations.hold', 'locations.search'])
  const version = '2.3.4'
  expect(lowestVersion({ version, wire }, wire)).toBe('2.3.4')
  expect(lowestVersion({ version, wire: wireOf(['locations.search']) }, wire)).toBe('2.4.0')
  expect(lowestVersion({ version, wire }, wireOf(['locations.search']))).toBe('3.0.0')
})

it.each([
  ['2.1.0', '2.1.0', true],
  ['2.10.0', '2.9.0', true],
  ['3.0.0', '2.9.9', true],
  ['2.0.9', '2.1.0', false],
  ['2.9.0', '3.0.0', false],
])('%s is at least %s: %s', (version, lowest, expected) => {
  expect(isAtLeast(version, lowest)).toBe(expected)
})
