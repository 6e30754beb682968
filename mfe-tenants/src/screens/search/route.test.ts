// @vitest-environment jsdom
import type { PrefetchContext } from '@metrolibre/platform'
import { afterEach, expect, it } from 'vitest'
import { showsAtOnce } from './route.ts'

afterEach(() => history.replaceState(null, '', '/'))

const searching = { url: new URL('https://metrolibre.example/propietario?type=room') } as PrefetchContext

it.each([
  ['/', true],
  ['/propietario/7/details', true],
  ['/propietario', false],
  ['/en/propietario?type=galpon', false],
])('from %s a search is shown before its results: %s', (from, expected) => {
  history.replaceState(null, '', from)
  expect(showsAtOnce(searching)).toBe(expected)
})
