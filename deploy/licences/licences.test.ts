import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { noticesFile, readNotices, readShipped } from './read-notices.ts'
import { shippedPackages } from './shipped-packages.ts'

const root = resolve(import.meta.dirname, '../..')
const written = JSON.parse(readFileSync(join(root, noticesFile), 'utf8')) as string[][]

it('names what ships by the lock file; otherwise run pnpm licences', () => {
  expect(written.map(([id]) => id)).toEqual(readShipped(root))
})

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'says of each the licence that its manifest states',
  () => {
    expect(written).toEqual(readNotices(root))
  },
)

it('names the licence and the source of what is under the LGPL', () => {
  expect(
    written
      .filter(([, licence]) => licence?.startsWith('LGPL'))
      .map(([id, , source]) => [id?.split('@').at(-2), source]),
  ).toEqual([
    ['img/sharp-libvips-linux-x64', 'https://github.com/lovell/sharp-libvips'],
    ['libheif-js', 'https://github.com/catdad-experiments/libheif-js'],
  ])
})

it('follows dependencies, but neither tools nor packages of other systems', () => {
  const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { version: '1.0.0' }]))
  const shipped = shippedPackages({
    importers: {
      shell: {
        dependencies: {
          ...named('a'),
          ui: { version: 'link:../packages/ui' },
          build: { version: 'link:../packages/build' },
        },
        devDependencies: named('tester'),
      },
      'packages/ui': { dependencies: { b: { version: '2.0.0(a@1.0.0)' } } },
      'packages/build': { dependencies: named('bundler') },
      'mfe-x': { dependencies: named('c') },
    },
    packages: { 'b-mac@1.0.0': { os: ['darwin'] } },
    snapshots: {
      'b@2.0.0(a@1.0.0)': {
        dependencies: { d: '1.0.0', e: '@scope/e@1.0.0' },
        optionalDependencies: { 'b-mac': '1.0.0' },
      },
    },
  })
  expect(shipped).toEqual(['@scope/e@1.0.0', 'a@1.0.0', 'b@2.0.0', 'c@1.0.0', 'd@1.0.0'])
})
