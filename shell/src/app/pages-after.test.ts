import { expect, it } from 'vitest'
import { pagesAfter, type Pages } from './pages-after.ts'

const open = (routeId: string, entry: string) => ({ routeId, entry, isKept: routeId !== 'item' })
const start: Pages = { shown: { ...open('list', 'a'), id: 0 }, waiting: [] }
const follow = (...steps: [routeId: string, entry: string][]) =>
  steps.reduce((pages, [routeId, entry]) => pagesAfter(pages, open(routeId, entry)), start)
const idsOf = ({ shown, waiting }: Pages) => [shown.id, ...waiting.map(({ id }) => id)]

it('keeps a list behind what is opened from it, and shows the same one on the way back', () => {
  expect(idsOf(follow(['item', 'b']))).toEqual([1, 0])
  expect(idsOf(follow(['item', 'b'], ['list', 'a']))).toEqual([0])
})

it('begins anew for another entry of the history, and keeps only one page of a route', () => {
  expect(idsOf(follow(['item', 'b'], ['list', 'c']))).toEqual([2, 0])
  expect(idsOf(follow(['item', 'b'], ['list', 'c'], ['item', 'd']))).toEqual([3, 2])
})

it('takes other filters of a list for the same page, with the newest entry', () => {
  const filtered = follow(['list', 'b'])
  expect(idsOf(filtered)).toEqual([0])
  expect(idsOf(pagesAfter(pagesAfter(filtered, open('item', 'c')), open('list', 'b')))).toEqual([0])
  // The filters before are not on the page any more.
  expect(idsOf(pagesAfter(pagesAfter(filtered, open('item', 'c')), open('list', 'a')))).toEqual([2, 0])
})

it('keeps two pages at most, and none that has to begin anew', () => {
  expect(idsOf(follow(['posts', 'b'], ['home', 'c'], ['help', 'd']))).toEqual([3, 2, 1])
  expect(idsOf(follow(['item', 'b'], ['posts', 'c']))).toEqual([2, 0])
})

it('returns the same pages when nothing has changed', () => {
  expect(pagesAfter(start, open('list', 'a'))).toBe(start)
})
