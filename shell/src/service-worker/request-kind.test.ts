import { describe, expect, it } from 'vitest'
import { catalogueKey } from './keys.ts'
import { offlineAddress, wantedFrom } from './offline-path.ts'
import { requestKindOf, propertyOf } from './request-kind.ts'

const origin = 'https://site.example'
const id = '98b1ebdb-e3e8-4380-8f5a-d315af204802'

/** A request as the service worker receives it; Node's own `Request` can't be a navigation. */
const ask = (path: string, { method = 'GET', mode = 'cors', ...headers }: Record<string, string> = {}) =>
  ({
    url: new URL(path, origin).href,
    method,
    mode,
    headers: new Headers(headers),
    destination: '',
  }) as Request

describe('how the service worker treats a request', () => {
  it.each([
    ['/propietario', { mode: 'navigate' }, 'page'],
    ['/files/a.pdf', { mode: 'navigate' }, 'other'],
    ['/api/docs', { mode: 'navigate' }, 'other'],
    ['/r/mfe-tenants/20260101T000000Z-aaaaaaaaaa/remoteEntry.js', {}, 'code'],
    ['/shell/20260101T000000Z-aaaaaaaaaa/main.js', {}, 'code'],
    ['/shell/20260101T000000Z-aaaaaaaaaa/film.mp4', { range: 'bytes=0-' }, 'other'],
    ['/files/pictures/a-320.webp', {}, 'picture'],
    ['/files/pictures/a-320.webp', { authorization: 'Bearer x' }, 'other'],
    ['/files/pictures/a-320.webp?ticket=1.x', {}, 'other'],
    ['/api/locations/', {}, 'catalogue'],
    [`/api/locations/${id}`, {}, 'catalogue'],
    [`/api/locations/${id}/contract`, {}, 'other'],
    ['/api/locations/', { method: 'POST' }, 'other'],
    ['/api/auth/session', {}, 'other'],
    ['/api/reservation/mine', {}, 'other'],
    ['/api/admin/listlocations', {}, 'other'],
    ['/registry.json', {}, 'other'],
    ['/registry/0123456789ab.json', {}, 'code'],
    ['https://elsewhere.example/a.js', {}, 'other'],
  ])('%s %o: %s', (path, parts, kind) => {
    expect(requestKindOf(ask(path, parts), origin)).toBe(kind)
  })

  it('recognises the pages of a property in both languages', () => {
    expect(propertyOf(`/propietario/${id}/details`)).toBe(id)
    expect(propertyOf(`/en/propietario/${id}/schedule`)).toBe(id)
    expect(propertyOf('/propietario')).toBeUndefined()
  })
})

it('stores responses of two languages separately', () => {
  const address = `${origin}/api/locations/?page=2`
  expect(catalogueKey(address, 'en')).not.toBe(catalogueKey(address, 'es'))
  expect(catalogueKey(address, null)).toBe(catalogueKey(address, 'es'))
})

it('returns from the offline page to the requested page, and never to another site', () => {
  const search = new URL(offlineAddress('/en/profile/main?a=1'), origin)
  expect(search.pathname).toBe('/en/sin-conexion')
  expect(wantedFrom(search.searchParams, origin)).toBe('/en/profile/main?a=1')
  for (const wanted of ['//evil.example', '/%5Cevil.example', '/%09/evil.example', '/%0A/evil.example', ''])
    expect(wantedFrom(new URLSearchParams(`volver=${wanted}`), origin), wanted).toBeUndefined()
})
