import { expect, it } from 'vitest'
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
