import { expect, test } from 'vitest'
import { namesNothing, plainUrl } from './plain-url.ts'

test('leaves a plain address unchanged, including its query', () => {
  for (const plain of [
    '/',
    '/api/locations/',
    '/a?b=//c/../d%2f#e\\',
    '/propietario/%C3%B1',
    '/a.b/c..d',
    '/x;y=1',
  ])
    expect(plainUrl(plain)).toBe(plain)
})

test.each([
  '/api/./metrics',
  '/api/%2e/metrics',
  '/api/%2E/metrics',
  '/api/x/../metrics',
  '/api/x/.%2e/metrics',
  '/api/x/%2e%2E/metrics',
  '//api/metrics',
  '/api//metrics',
  '///api///metrics',
  '/api\\metrics',
  '\\api\\metrics',
  '/\\api/metrics',
  '/../../api/metrics',
  '/files/../api/metrics',
  'http://localhost/api/metrics',
  'HTTP://a:b@other.example:1//api/./metrics',
  'http://other.example\\api/metrics',
  'api/metrics',
  '/api/metrics#x',
])('reads %s as the path of the metrics', (form) => {
  expect(plainUrl(form)).toBe('/api/metrics')
  expect(plainUrl(`${form.split('#')[0]}?x=1`)).toBe('/api/metrics?x=1')
})

test.each(['/api%2fmetrics', '/api/x%2F..%2fmetrics', '/api%5cmetrics', '/api/metrics%00', '//a/%2f'])(
  'returns a path that names nothing for %s',
  (form) => expect(plainUrl(form)).toBe(namesNothing),
)

test('returns a path that starts with a slash and stays the same when it is normalised again', () => {
  for (const form of [
    '*',
    '',
    '?x',
    'http://localhost',
    'http://localhost?x',
    '//',
    '/.',
    '/..',
    '/a/..',
    '/a/.',
    '/a/b/..',
    '/%2e%2e%2f',
  ]) {
    const plain = plainUrl(form)
    expect(plain).toMatch(/^\/(?![/\\])/)
    expect(plainUrl(plain)).toBe(plain)
    expect(new URL(plain, 'http://a.example').host).toBe('a.example')
  }
})
