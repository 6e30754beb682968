import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { localePath } from './locale-path.ts'
import { returnPath } from './return-path.ts'

const site = 'https://site.example'

it.each([
  ['/profile/main?a=1#b', '/profile/main?a=1#b'],
  ['/', '/'],
  ['/en/propietario?ciudad=Ñuñoa', '/en/propietario?ciudad=%C3%91u%C3%B1oa'],
  ['https://site.example/posts', '/posts'],
  ['propietario', '/propietario'],
  ['?page=2', '/?page=2'],
  // The address is decoded only once: what is still encoded stays a part of the path.
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/a//evil.example', '/a//evil.example'],
])('returns the path of a page of this site: %j', (asked, path) => {
  expect(returnPath(asked, site)).toBe(path)
})

it.each([
  '',
  null,
  undefined,
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\t\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e/%2e//evil.example/a',
  '/.\t//evil.example',
  '/./\\evil.example',
  'https://evil.example',
  'https:\\\\evil.example',
  'https://site.example@evil.example',
  'https://site.example.evil.example',
  'https://site.example:444/',
  'https://user:secret@site.example/posts',
  'https://user@site.example/posts',
  'http://site.example/',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://site.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://site.example/5f1c',
  'filesystem:https://site.example/temporary/a',
  'http://[',
  '//',
])('returns undefined for anything else: %j', (asked) => {
  expect(returnPath(asked, site)).toBeUndefined()
})

/** Pieces that make up addresses of other sites, in every way to write a slash, a dot or a space. */
const pieces = [
  ['/', '\\', '//', '.', '..', '/./', '/../', '\t', '\n', '\r', ' ', '\0', ':', '@', '?', '#', ';', '%'],
  ['%2e', '%2F', '%5C', '%09', '%0a', '%00', '\u3002', '\u2215', '\uff0f', '\u2060', '\u00ad', '\ud800', '€'],
  [
    'https:',
    'http:',
    'javascript:',
    'data:',
    'evil.example',
    'site.example',
    'user:secret',
    '[::1]',
    'a',
    'ñ',
  ],
].flat()
const piece = fc.constantFrom(...pieces)
const anyAddress = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((some) => some.join('')),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    .map((codes) => String.fromCharCode(...codes)),
)

it('keeps people on this site, whatever is asked', () => {
  fc.assert(
    fc.property(anyAddress, (asked) => {
      const path = returnPath(asked, site)
      if (path === undefined) return
      expect(path).toMatch(/^\/(?![/\\])[\x20-\x7e]*$/)
      // However it is used: as a link on any page, or appended to the origin.
      for (const base of [site, `${site}/en/a/b?c#d`]) expect(new URL(path, base).origin).toBe(site)
      expect(new URL(site + path).origin).toBe(site)
      expect(returnPath(path, site)).toBe(path)
    }),
    { numRuns: 2_000 },
  )
})

it('keeps people on this site in every language', () => {
  fc.assert(
    fc.property(anyAddress, fc.constantFrom('', '/', '/en', '/en/'), (rest, start) => {
      const path = returnPath(start + rest, site)
      if (path === undefined) return
      for (const locale of ['es', 'en'] as const)
        expect(new URL(localePath(locale, path), site).origin).toBe(site)
    }),
    { numRuns: 2_000 },
  )
})

it('keeps a path of one slash on this site when its language changes', () => {
  fc.assert(
    fc.property(anyAddress, (rest) => {
      for (const locale of ['es', 'en'] as const)
        for (const start of ['/en', '/en/', '/a'])
          expect(new URL(localePath(locale, start + rest), site).origin, start + rest).toBe(site)
    }),
    { numRuns: 2_000 },
  )
})

it.each([[['/posts', '/posts']], [{}], [1], [true]])('takes nothing but a text: %j', (asked) => {
  expect(returnPath(asked, site)).toBeUndefined()
})
