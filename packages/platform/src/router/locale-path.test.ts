import { describe, expect, it } from 'vitest'
import { localeOfPath, localePath, stripLocale } from './locale-path.ts'
import { localizeTo } from './localize-to.ts'

describe('locale paths', () => {
  it('reads the language from the first segment only', () => {
    expect(localeOfPath('/en')).toBe('en')
    expect(localeOfPath('/en/posts')).toBe('en')
    expect(localeOfPath('/entrada')).toBe('es')
    expect(localeOfPath('/posts/en')).toBe('es')
  })

  it('goes to the twin and back without losing query and hash', () => {
    expect(localePath('en', '/propietario?city=Lima#map')).toBe('/en/propietario?city=Lima#map')
    expect(localePath('es', '/en/propietario?city=Lima#map')).toBe('/propietario?city=Lima#map')
    expect(localePath('en', '/')).toBe('/en')
    expect(localePath('es', '/en')).toBe('/')
    expect(localePath('en', '/?next=/x')).toBe('/en?next=/x')
  })

  it('adds the segment once', () => {
    expect(localePath('en', '/en/posts')).toBe('/en/posts')
  })

  it('leaves relative paths and other sites alone', () => {
    expect(localePath('en', 'details')).toBe('details')
    expect(localePath('en', '//evil.example')).toBe('//evil.example')
    expect(localePath('en', 'https://example.org/')).toBe('https://example.org/')
  })

  it('does not lead to another site by leaving the language away', () => {
    for (const path of ['/en//evil.example', '/en/\\evil.example', '/en///evil.example'])
      expect(localePath('es', path)).toBe('/evil.example')
  })

  it('strips the segment', () => {
    expect(stripLocale('/en')).toBe('/')
    expect(stripLocale('/en/posts')).toBe('/posts')
    expect(stripLocale('/entrada')).toBe('/entrada')
  })

  it('keeps a destination without a path on the page', () => {
    expect(localizeTo('en', { search: '?a=1' })).toEqual({ search: '?a=1' })
    expect(localizeTo('en', { pathname: '/posts', search: '?a=1' })).toEqual({
      pathname: '/en/posts',
      search: '?a=1',
    })
  })
})
