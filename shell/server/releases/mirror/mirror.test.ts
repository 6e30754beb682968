import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf, readPointer } from '@metrolibre/build/release/reading'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openMirror, type Mirror } from './mirror.ts'
import type { ReleaseSource } from './source.ts'

const app = 'mfe-tenants'
const day = (number: number) => `2026010${number}T000000Z-aaaaaaaaaa`
const patiently = { timeout: 20_000, interval: 20 }

interface Registry extends ReleaseSource {
  promote: (version: string, previous?: string[]) => void
  /** What the registry does with files: gives them, gives others, or does not answer. */
  files: 'right' | 'wrong' | 'away'
  isAway: boolean
  /** How often it was asked what is current, while it is away. */
  askedInVain: number
}

/** A registry in memory. The text of each file says its version and path. */
function startRegistry(): Registry {
  let seq = 0
  let current: { version: string; previous: string[] } | undefined
  const waiting = new Set<() => void>()
  const fileOf = (version: string, path: string) => Buffer.from(`${version} ${path}`)
  const paths = [
    'public/remoteEntry.js',
    'public/chunks/a.js',
    'server/server.mjs',
    'maps/remoteEntry.js.map',
  ]
  const registry: Registry = {
    files: 'right',
    isAway: false,
    askedInVain: 0,
    promote: (version, previous = []) => {
      seq += 1
      current = { version, previous }
      for (const wake of waiting) wake()
    },
    edition: async (seen, signal) => {
      if (registry.isAway) {
        registry.askedInVain += 1
        throw new Error('The API is away.')
      }
      if (seen === String(seq))
        await new Promise<void>((resolve) => {
          waiting.add(resolve)
          setTimeout(resolve, 100)
          signal.addEventListener('abort', () => resolve())
        })
      return { edition: String(seq), apps: current ? [{ app, seq, ...current }] : [] }
    },
    manifest: async (name, version) =>
      JSON.stringify({
        name,
        version,
        builtAt: '2026-01-01T00:00:00.000Z',
        sourceHash: '0'.repeat(64),
        contractVersion: '1.0.0',
        config: { name, routes: [{ id: 'search', path: '/propietario' }], nav: [] },
        files: Object.fromEntries(
          paths.map((path) => {
            const bytes = fileOf(version, path)
            return [path, { integrity: integrityOf(bytes), bytes: bytes.length }]
          }),
        ),
      }),
    file: async (_, version, integrity) => {
      if (registry.files === 'away') throw new Error('The file has not arrived.')
      if (registry.files === 'wrong') return Buffer.from('something else')
      return fileOf(
        version,
        paths.find((path) => integrityOf(fileOf(version, path)) === integrity)!,
      )
    },
  }
  return registry
}

let dir: string
let registry: Registry
let mirror: Mirror
let failures: unknown[]
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mirror-'))
  registry = startRegistry()
  failures = []
  mirror = openMirror({ releasesDir: dir, source: registry, onFailure: (error) => failures.push(error) })
})
afterEach(async () => {
  mirror.stop()
  await rm(dir, { recursive: true, force: true })
})

const versionNow = async () => (await readPointer(dir, app))?.version
const foldersOf = async () =>
  (await readdir(join(dir, app))).filter((name) => name.startsWith('2')).toSorted()

it('brings what is promoted at the start, and what is promoted later', async () => {
  registry.promote(day(1))
  await mirror.start()
  expect(await versionNow()).toBe(day(1))
  expect(mirror.following().status).toBe('followed')
  expect(await readFile(join(dir, app, day(1), 'public/chunks/a.js'), 'utf8')).toBe(
    `${day(1)} public/chunks/a.js`,
  )
  expect(await readdir(join(dir, app, day(1)))).not.toContain('maps')
  expect((await readPointer(dir, app))?.config?.routes).toEqual([{ id: 'search', path: '/propietario' }])
  registry.promote(day(2), [day(1)])
  await vi.waitFor(async () => expect(await versionNow()).toBe(day(2)), patiently)
  expect((await readPointer(dir, app))?.previous).toEqual([day(1)])
})

it.each(['away', 'wrong'] as const)(
  'never shows a version whose files are %s, and shows it once they are right',
  async (files) => {
    registry.promote(day(1))
    await mirror.start()
    registry.files = files
    registry.promote(day(2), [day(1)])
    await vi.waitFor(() => expect(mirror.following().status).toBe('failing'), patiently)
    expect(await versionNow()).toBe(day(1))
    expect(await foldersOf()).toEqual([day(1)])
    registry.files = 'right'
    await vi.waitFor(async () => expect(await versionNow()).toBe(day(2)), patiently)
    await vi.waitFor(() => expect(mirror.following().status).toBe('followed'), patiently)
  },
)

it('keeps the last edition while the registry is away, also after a start, and follows again', async () => {
  registry.promote(day(1))
  await mirror.start()
  registry.isAway = true
  await vi.waitFor(() => expect(mirror.following().status).toBe('failing'), patiently)
  mirror.stop()
  const second = openMirror({
    releasesDir: dir,
    source: registry,
    onFailure: (error) => failures.push(error),
  })
  await second.start()
  expect(await versionNow()).toBe(day(1))
  expect(second.following().status).toBe('failing')
  registry.isAway = false
  await vi.waitFor(() => expect(second.following().status).toBe('followed'), patiently)
  registry.promote(day(2))
  await vi.waitFor(async () => expect(await versionNow()).toBe(day(2)), patiently)
  second.stop()
})

it('replaces a pointer that can’t be read', async () => {
  await mkdir(join(dir, app), { recursive: true })
  await writeFile(join(dir, app, 'current.json'), '{"version": "2026')
  registry.promote(day(1))
  await mirror.start()
  expect(await versionNow()).toBe(day(1))
})

it('replaces a pointer that breaks while nothing is promoted', async () => {
  registry.promote(day(1))
  await mirror.start()
  await writeFile(join(dir, app, 'current.json'), '{"version": "2026')
  await vi.waitFor(async () => expect(await versionNow()).toBe(day(1)), patiently)
  expect(failures).toEqual([])
})

it('brings a version again of which a file is lost or cut off', async () => {
  registry.promote(day(1))
  await mirror.start()
  mirror.stop()
  const [lost, cut] = ['public/chunks/a.js', 'server/server.mjs'].map((path) => join(dir, app, day(1), path))
  await rm(lost!)
  await writeFile(cut!, '2026')
  const second = openMirror({
    releasesDir: dir,
    source: registry,
    onFailure: (error) => failures.push(error),
  })
  await second.start()
  second.stop()
  expect(await readFile(lost!, 'utf8')).toBe(`${day(1)} public/chunks/a.js`)
  expect(await readFile(cut!, 'utf8')).toBe(`${day(1)} server/server.mjs`)
  expect(failures).toEqual([])
})

it('brings the versions to go back to as well, and does not fetch again what is there', async () => {
  registry.promote(day(2), [day(1)])
  await mirror.start()
  await vi.waitFor(async () => expect(await foldersOf()).toEqual([day(1), day(2)]), patiently)
  const before = await stat(join(dir, app, day(1)))
  registry.promote(day(1))
  await vi.waitFor(async () => expect(await versionNow()).toBe(day(1)), patiently)
  expect((await stat(join(dir, app, day(1)))).ino).toBe(before.ino)
})

it('reports a registry that stays away once', async () => {
  registry.isAway = true
  await mirror.start()
  registry.promote(day(1))
  await vi.waitFor(() => expect(registry.askedInVain).toBeGreaterThanOrEqual(3), patiently)
  expect(failures).toHaveLength(1)
})
