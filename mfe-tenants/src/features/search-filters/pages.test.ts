import { lastNumberedPage } from '@metrolibre/contract'
import { expect, test } from 'vitest'
import { found } from '../../testing/places.ts'
import { pageCount, pagePath } from './pages.ts'

const counted = found([], { page: 2, total: 17, totalIsExact: true })
const endless = { ...found([], { page: 125, total: 1000 }), totalIsExact: false, nextCursor: 'N' }

test('numbers the pages while the total is exact', () => {
  expect(pageCount(counted)).toBe(3)
  expect(pagePath({ type: 'room' }, counted, 3)).toBe('/propietario?page=3&type=room')
  expect(pagePath({ type: 'room' }, counted, 1)).toBe('/propietario?type=room')
})

test('links beyond that only to the next and the previous page', () => {
  expect(pageCount({ ...endless, page: 1 })).toBe(lastNumberedPage)
  expect(pageCount(endless)).toBe(lastNumberedPage + 1)
  expect(pagePath({ page: 125 }, endless, 126)).toBe('/propietario?cursor=N')
  const later = { ...endless, page: 127, nextCursor: null, previousCursor: 'P' }
  expect(pageCount(later)).toBe(127)
  expect(pagePath({ cursor: 'C' }, later, 126)).toBe('/propietario?cursor=P')
  expect(pagePath({ cursor: 'C' }, later, 1)).toBe('/propietario')
})
