import { expect, it } from 'vitest'
import { overrideOf, parseOverride } from './source-override.ts'

it('reads a remote and a port of this machine, and nothing else', () => {
  expect(parseOverride('mfe-tenants:4100')).toEqual({ remoteName: 'mfe-tenants', port: 4100 })
  for (const text of ['off', '', 'mfe-tenants:80@evil.example', 'http://evil.example', 'mfe-tenants:'])
    expect(parseOverride(text)).toBeUndefined()
})

it('is found among other cookies', () => {
  expect(overrideOf('a=b; dev-source=mfe-public%3A4100; c=d')?.remoteName).toBe('mfe-public')
  expect(overrideOf('not-dev-source=mfe-public:4100')).toBeUndefined()
  expect(overrideOf(undefined)).toBeUndefined()
})
