import { expect, it } from 'vitest'
import { unusedVersions } from './unused-versions.ts'

const now = new Date('2026-12-31T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const pushed = (id: string, days: number) => ({ id, pushedAt: daysAgo(days) })
const promoted = (versionId: string, days: number) => ({ versionId, at: daysAgo(days) })
const namesOf = (versions: { id: string }[]) => versions.map(({ id }) => id)
const filler = Array.from({ length: 10 }, (_, index) => promoted('newest', index))

it('names what was pushed long ago and never used, and nothing that was pushed lately', () => {
  expect(namesOf(unusedVersions([pushed('old', 31), pushed('new', 29)], [], now))).toEqual(['old'])
})

it('keeps what was in use within 30 days, however long ago it was promoted', () => {
  const promotions = [...filler, promoted('lately', 200), promoted('long', 300)]
  const versions = [pushed('newest', 400), pushed('lately', 400), pushed('long', 400)]
  // The promotion before the first of the fillers ended nine days ago, the one before that 200 days ago.
  expect(namesOf(unusedVersions(versions, promotions, now))).toEqual(['long'])
})

it('keeps what the last ten promotions name, even if they are old', () => {
  const promotions = Array.from({ length: 12 }, (_, index) => promoted(`v${index}`, 100 + index))
  const versions = promotions.map(({ versionId }) => pushed(versionId, 200))
  expect(namesOf(unusedVersions(versions, promotions, now))).toEqual(['v10', 'v11'])
})

it('keeps the version in use', () => {
  expect(unusedVersions([pushed('only', 900)], [promoted('only', 900)], now)).toEqual([])
})
