import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dataFiles, entries } from './entries.ts'
import { referencesOf } from './references.ts'
import { trace } from './trace.ts'

describe('the tree of the image', () => {
  const { files, links } = trace(resolve(import.meta.dirname, '../..'), entries)
  const packages = [...links].map((link) =>
    link.slice(link.lastIndexOf('node_modules/') + 'node_modules/'.length),
  )

  it('holds what is imported from the entries, and packages that are only known when they are asked for', () => {
    expect([...files]).toEqual(
      expect.arrayContaining([
        'packages/api/src/run-server.ts',
        'packages/contract/src/index.ts',
        'packages/pictures/src/process/main.ts',
        'shell/server/licences/third-party.json',
        'shell/server/render/worker.ts',
      ]),
    )
    expect(packages).toEqual(
      expect.arrayContaining([
        'fastify',
        'postgres',
        'stripe',
        '@expo-google-fonts/archivo',
        '@fontsource/mrs-saint-delafield',
      ]),
    )
  })
  it('holds every program that the guide and the configurations start in it', () => {
    const texts = [
      '../README.md',
      '../compose/compose.yaml',
      '../kubernetes/base/api.yaml',
      '../kubernetes/base/migrate.yaml',
    ]
    const named = texts.flatMap((path) => {
      const text = readFileSync(resolve(import.meta.dirname, path), 'utf8')
      return text.match(/(?<=node |\[)(?:packages\/api\/src|shell\/server)\/[\w/-]+\.ts/g) ?? []
    })
    expect(named.length).toBeGreaterThan(5)
    for (const path of named) expect(entries).toContain(path)
  })
  it('holds no tests, no sources of screens and no build tools', () => {
    const unwanted = [...files].filter((path) =>
      /\.test\.|\/testing\/|\/seed\/|^mfe-|^deploy\/|^e2e\/|\.tsx$/.test(path),
    )
    expect(unwanted).toEqual([])
    expect(
      packages.filter((name) =>
        /rspack|vitest|typescript|playwright|oxlint|stand-ins|drizzle-kit/.test(name),
      ),
    ).toEqual([])
  })
  it('holds migrations, but not the snapshots by which new ones are written', () => {
    expect(dataFiles('packages/api/migrations/0000_start.sql')).toBe(true)
    expect(dataFiles('packages/api/migrations/meta/_journal.json')).toBe(true)
    expect(dataFiles('packages/api/migrations/meta/0000_snapshot.json')).toBe(false)
  })
})

it('leaves out imports of types alone', () => {
  const { imported, required } = referencesOf(
    'a.ts',
    `import type { A } from './a.ts'
     import { type B } from './b.ts'
     import { c, type C } from './c.ts'
     import './d.ts'
     export { e } from './e.ts'
     await import('./f.ts')
     new Worker(new URL('./g.ts', import.meta.url))
     require.resolve(\`@fontsource/\${name}.woff\`)`,
  )
  expect(imported).toEqual(['./c.ts', './d.ts', './e.ts', './f.ts', './g.ts'])
  expect(required).toEqual(['@fontsource/'])
})
