import { describe, expect, it } from 'vitest'
import { checkExportedNames } from '../check-exported-names.ts'
import { isExceptedName } from './excepted-names.ts'
import { repeatedNames } from './repeated-names.ts'

const exporting = (path: string, text: string) => ({ path, text })
const two = [
  exporting('packages/api/src/a.ts', 'export interface Place { id: string }'),
  exporting('shell/src/b.ts', 'export const Place = 1\nexport const other = 2'),
]

describe('exported names', () => {
  it('are refused when two files export the same, as a type or a value', () => {
    expect(repeatedNames(two)).toEqual(new Map([['Place', ['packages/api/src/a.ts', 'shell/src/b.ts']]]))
    expect(checkExportedNames(two, [])).toHaveLength(1)
  })
  it('count once where one file passes on the name of another or has type and value of it', () => {
    const files = [
      exporting('packages/ui/src/place.ts', 'export type Place = 1\nexport const Place = 1'),
      exporting('packages/ui/src/index.ts', `export { Place } from './place.ts'\nexport * from './a.ts'`),
    ]
    expect(checkExportedNames(files, [])).toEqual([])
  })
  it('may repeat in tests, and where something reads them by name', () => {
    const screen = 'export function Screen() {}'
    const files = [
      exporting('mfe-tenants/src/screens/search/screen.tsx', screen),
      exporting('mfe-owners/src/screens/profile/screen.tsx', screen),
      exporting('packages/api/src/a.test.ts', 'export const place = 1'),
      exporting('packages/api/src/b.test.ts', 'export const place = 1'),
    ]
    expect(checkExportedNames(files, [])).toEqual([])
    expect(isExceptedName('mfe-tenants/src/features/search/card.tsx', 'Screen')).toBe(false)
  })
  it('that are known to repeat are let through, until they repeat no more', () => {
    expect(checkExportedNames(two, ['Place'])).toEqual([])
    expect(checkExportedNames(two.slice(1), ['Place'])).toHaveLength(1)
  })
})
