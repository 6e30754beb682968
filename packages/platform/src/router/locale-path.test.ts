import { describe, expect, it } from 'vitest'
import { localeOfPath, localePath, stripLocale } from './locale-path.ts'
import { localizeTo } from './localize-to.ts'

describe('locale paths', () => {
  it('reads the language from the first path segment only', () => {
    expect(localeOfPath('/en')).toBe('en')
    expect(localeOfPath('/en/posts')).toBe('en')
    expect(localeOfPath('/entrada')).toBe('es')
    expect(localeOfPath('/posts/en')).toBe('es')
  })

  it('translates an address there and back without losing query and hash', () => {
    expect(localePath('en', '/propietario?city=Lima#map')).toBe('/en/propietario?city=Lima#map')
    expect(localePath('es', '/en/propietario?city=Lima#map')).toBe('/propietario?city=Lima#map')
    expect(localePath('en', '/')).toBe('/en')
    expect(localePath('es', '/en')).toBe('/')
    expect(localePath('en', '/?next=/x')).toBe('/en?next=/x')
  })

  it('adds the language segment only once', () => {
    expect(localePath('en', '/en/posts')).toBe('/en/posts')
  })

  it('leaves relative paths and addresses of other sites unchanged', () => {
    expect(localePath('en', 'details')).toBe('details')
    expect(localePath('en', '//evil.example')).toBe('//evil.example')
    expect(localePath('en', 'https://example.org/')).toBe('https://example.org/')
  })

  it('never returns the address of another site when it removes the language segment', () => {
    for (const path of ['/en//evil.example', '/en/\\evil.example', '/en///evil.example'])
      expect(localePath('es', path)).toBe('/evil.example')
  })

  it('removes the language segment', () => {
    expect(stripLocale('/en')).toBe('/')
    expect(stripLocale('/en/posts')).toBe('/posts')
    expect(stripLocale('/entrada')).toBe('/entrada')
  })

  it('keeps a destination without a path on the current page', () => {
    expect(localizeTo('en', { search: '?a=1' })).toEqual({ search: '?a=1' })
    expect(localizeTo('en', { pathname: '/posts', search: '?a=1' })).toEqual({
      pathname: '/en/posts',
      search: '?a=1',
    })
  })
})
