import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installableManifest } from './installable-manifest.ts'
import { publishedPackages } from '../published/packages.ts'

it('writes a manifest that installs elsewhere', () => {
  const manifest = {
    name: '@metrolibre/cats',
    version: '0.1.0',
    bin: { cats: './src/main.ts' },
    exports: { '.': './src/index.ts', './cat': './src/cat.tsx', './cat.css': './src/cat.css' },
    dependencies: { react: 'catalog:', '@metrolibre/ui': 'workspace:*' },
    peerDependencies: { postgres: 'catalog:' },
    devDependencies: { vitest: 'catalog:' },
  }
  expect(installableManifest(manifest, (name) => `9.0.0-${name}`)).toEqual({
    name: '@metrolibre/cats',
    version: '0.1.0',
    bin: { cats: './src/main.js' },
    exports: {
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './cat': { types: './src/cat.d.ts', default: './src/cat.js' },
      './cat.css': './src/cat.css',
    },
    dependencies: { react: '9.0.0-react', '@metrolibre/ui': '9.0.0-@metrolibre/ui' },
    peerDependencies: { postgres: '9.0.0-postgres' },
  })
})

describe.each(publishedPackages())('$manifest.name', ({ dir, manifest }) => {
  it('depends on no package of ours that others can’t install', () => {
    const names = new Set(publishedPackages().map((one) => one.manifest.name))
    const ours = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@metrolibre/'))
    expect(ours.filter((name) => !names.has(name))).toEqual([])
  })

  it('ships what changed in its version', () => {
    const changes = readFileSync(join(dir, 'CHANGELOG.md'), 'utf8')
    expect(changes).toContain(`\n## ${manifest.version}\n`)
    expect(manifest['files']).toContain('CHANGELOG.md')
  })

  it('has a file for each entry and command, which it ships', () => {
    const paths = [...Object.values(manifest.exports ?? {}), ...Object.values(manifest.bin ?? {})]
    expect(paths.filter((path) => !path.includes('*') && !existsSync(join(dir, path)))).toEqual([])
    const shipped = manifest['files'] as string[]
    expect(paths.filter((path) => !shipped.some((folder) => path.startsWith(`./${folder}/`)))).toEqual([])
  })
})
