import { expect, it } from 'vitest'
import { parseOverride } from './source-override.ts'

it.each(['http://localhost:4100', 'http://127.0.0.1:4100', 'https://laptop.example', 'http://[::1]:4100'])(
  'reads a remote and the address of its developer: %s',
  (origin) => {
    expect(parseOverride(`mfe-tenants ${origin}`)).toEqual({ remoteName: 'mfe-tenants', origin })
  },
)

it.each([
  undefined,
  '',
  'mfe-tenants',
  'shell http://localhost:4100',
  'mfe-tenants http://localhost:4100/path',
  'mfe-tenants http://somebody@localhost:4100',
  "mfe-tenants http://localhost:4100; script-src 'unsafe-inline'",
  'mfe-tenants http://localhost:99999',
  'mfe-tenants javascript:alert(1)',
])('rejects anything else: %s', (text) => {
  expect(parseOverride(text)).toBeUndefined()
})
