import { expect, it } from 'vitest'
import { readRelease } from './read-release.ts'
import { wireOf } from './wire/wire.ts'

const manifest = {
  name: 'mfe-cats',
  version: 'one',
  contractVersion: '2.0.0',
  config: { routes: [{ id: 'cats', path: '/cats', guard: 'public', budget: 40 }], nav: [] },
  entry: ['remoteEntry.js'],
  routeFiles: { cats: ['cats.js'] },
  files: { 'public/cats.js': { integrity: 'sha384-x', bytes: 3, brotliBytes: 2 } },
  facts: { shared: { react: ['use'] }, wire: wireOf(['reservations.hold']), looseSelectors: [], storage: [] },
}

it('reads what a build writes', () => {
  const release = readRelease(JSON.stringify(manifest))
  expect(release.facts).toEqual(manifest.facts)
  expect(release.config?.routes).toEqual([{ id: 'cats', path: '/cats', budget: 40 }])
})

it.each([
  ['are missing', undefined],
  ['have another shape', { ...manifest.facts, shared: 'all' }],
  [
    'name a schema for what it does not say',
    { ...manifest.facts, wire: { operations: {}, schemas: { abcdefghij: { type: 'string' } } } },
  ],
])('takes no facts where they %s', (_, facts) => {
  expect(readRelease(JSON.stringify({ ...manifest, facts })).facts).toBeUndefined()
})

it('refuses what is no manifest', () => {
  expect(() => readRelease('{"name":"mfe-cats"}')).toThrow('version')
})
