import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Check } from './check.ts'
import { reasonToGo } from './may-go.ts'

const said: string[] = []
beforeEach(() => {
  said.length = 0
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line))
})
afterEach(() => vi.restoreAllMocks())

async function* found(...checks: Check[]) {
  yield* checks
}
const good = { what: 'types', refusals: [] }
const bad = { what: 'renders on the server', refusals: ['/cats is not rendered.'] }
const unasked = (): never => {
  throw new Error('It was checked.')
}
const version = { app: 'mfe-cats', version: 'one', isBuiltHere: true, wasInUse: false }
const usual = { unchecked: false, reason: 'A new page' }

it('lets a version go that passes its checks, and prints them', async () => {
  expect(await reasonToGo({ ...version, checks: () => found(good) }, usual)).toBe('A new page')
  expect(said).toEqual(['✓ types'])
})

it('refuses one that fails a check, and tells the way out', async () => {
  const wish = { ...version, checks: () => found(good, bad) }
  await expect(reasonToGo(wish, usual)).rejects.toThrow(
    /^No visitor gets mfe-cats one\. .* --unchecked and a --reason, /,
  )
  expect(said).toEqual(['✓ types', '✗ renders on the server', '  /cats is not rendered.'])
})

it('lets one go unchecked with a reason, which the history shows', async () => {
  const wish = { ...version, checks: unasked }
  expect(await reasonToGo(wish, { ...usual, unchecked: true })).toBe('A new page (unchecked)')
  await expect(reasonToGo(wish, { unchecked: true })).rejects.toThrow('--reason')
})

it.each([{ isBuiltHere: false }, { wasInUse: true }])('checks nothing with %o', async (changes) => {
  expect(await reasonToGo({ ...version, ...changes, checks: unasked }, usual)).toBe('A new page')
})
