import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createRemote } from './create-remote.ts'
import { versionsHere } from '../published/versions.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'create-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const dir = () => join(folder, 'cats')
const read = (path: string) => readFileSync(join(dir(), path), 'utf8')

it('writes a remote with a page in both languages and the versions of these tools', () => {
  const files = createRemote({ remote: 'mfe-cat-cafes', dir: dir() })
  expect(files).toContain('mfe-cat-cafes/src/screens/start/screen.test.tsx')
  expect(read('mfe-cat-cafes/remote.config.ts')).toContain("{ id: 'start', path: '/cat-cafes', ...page },")
  const texts = (language: string) => Object.keys(JSON.parse(read(`mfe-cat-cafes/locales/${language}.json`)))
  expect(texts('es')).toEqual(texts('en'))
  expect(texts('es')).toContain('mfe-cat-cafes.start.title')
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const { ours, libraries } = versionsHere()
  expect({ ...dependencies, ...devDependencies }).toEqual({ ...ours, ...libraries })
  expect(read('README.md')).toContain("slots: ['cat-cafes.below']")
  expect(dependencies['react']).toMatch(/^\d+\.\d+\.\d+$/)
})

it('installs packed files, and names the one that is missing', () => {
  for (const [name, version] of Object.entries(versionsHere().ours))
    writeFileSync(join(folder, `metrolibre-${name.slice('@metrolibre/'.length)}-${version}.tgz`), '')
  createRemote({ remote: 'mfe-cats', dir: dir(), packages: folder })
  expect(JSON.parse(read('package.json')).dependencies['@metrolibre/ui']).toMatch(
    /^file:\.\.\/metrolibre-ui-[\d.]+\.tgz$/,
  )
  const other = join(folder, 'dogs')
  rmSync(join(folder, `metrolibre-ui-${versionsHere().ours['@metrolibre/ui']}.tgz`))
  expect(() => createRemote({ remote: 'mfe-dogs', dir: other, packages: folder })).toThrow(
    /has no metrolibre-ui-.*: pack the packages there first/,
  )
})

it.each([
  ['Cats', "can't name a remote"],
  ['shell', "can't name a remote"],
  ['../cats', "can't name a remote"],
])('refuses the name %s', (remote, sentence) => {
  expect(() => createRemote({ remote, dir: dir() })).toThrow(sentence)
})

it('overwrites nothing', () => {
  writeFileSync(join(folder, 'mine.txt'), 'mine')
  expect(() => createRemote({ remote: 'mfe-cats', dir: folder })).toThrow('has files already')
})
