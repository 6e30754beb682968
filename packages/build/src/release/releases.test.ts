import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { integrityOf } from './integrity.ts'
import { manifestFile } from './manifest.ts'
import { pointerPath, readPointer } from './pointer.ts'
import { listVersions, promote, prune, rollback } from './releases.ts'

const name = 'mfe-tenants'
let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'releases-'))
})
afterEach(() => rm(dir, { recursive: true }))

async function file(version: string, text = `entry of ${version}`): Promise<string> {
  const versionDir = join(dir, name, version)
  await mkdir(join(versionDir, 'public'), { recursive: true })
  await writeFile(join(versionDir, 'public/remoteEntry.js'), text)
  const files = { 'public/remoteEntry.js': { integrity: integrityOf(Buffer.from(text)), bytes: text.length } }
  await writeFile(join(versionDir, manifestFile), JSON.stringify({ name, version, files }))
  return version
}

describe('promote', () => {
  it('points at the newest version when none is named', async () => {
    await file('20260101T000000Z-aaaaaaaaaa')
    const newest = await file('20260102T000000Z-bbbbbbbbbb')
    expect(await promote(dir, name)).toEqual({ version: newest, previous: [] })
  })

  it('refuses a version with an altered file, and leaves the pointer unchanged', async () => {
    const good = await promote(dir, name, await file('20260101T000000Z-aaaaaaaaaa'))
    const bad = await file('20260102T000000Z-bbbbbbbbbb')
    await writeFile(join(dir, name, bad, 'public/remoteEntry.js'), 'something else')
    await expect(promote(dir, name, bad)).rejects.toThrow('public/remoteEntry.js was altered')
    expect(await readPointer(dir, name)).toEqual(good)
  })

  it('refuses a version with a missing file', async () => {
    const version = await file('20260101T000000Z-aaaaaaaaaa')
    await rm(join(dir, name, version, 'public/remoteEntry.js'))
    await expect(promote(dir, name, version)).rejects.toThrow('is missing')
  })

  it('reports a version that does not exist', async () => {
    await expect(promote(dir, name, 'nothing')).rejects.toThrow(`${name} has no version nothing.`)
  })

  it('never shows a partial pointer to readers, however often it is moved', async () => {
    const one = await file('20260101T000000Z-aaaaaaaaaa')
    const two = await file('20260102T000000Z-bbbbbbbbbb')
    await promote(dir, name, one)
    let moving = true
    const seen = new Set<string>()
    const reader = (async () => {
      while (moving) seen.add(JSON.parse(await readFile(pointerPath(dir, name), 'utf8')).version)
    })()
    for (let turn = 0; turn < 50; turn += 1) await promote(dir, name, turn % 2 ? one : two)
    moving = false
    await reader
    expect([...seen].every((version) => version === one || version === two)).toBe(true)
    expect(await readdir(join(dir, name))).toEqual([one, two, 'current.json'])
  })
})

describe('rollback', () => {
  it('goes back to another version, even if the current one was promoted repeatedly', async () => {
    const [one, two] = [await file('20260101T000000Z-aaaaaaaaaa'), await file('20260102T000000Z-bbbbbbbbbb')]
    for (const version of [one, one, two, one, two, two]) await promote(dir, name, version)
    expect(await readPointer(dir, name)).toEqual({ version: two, previous: [one] })
    expect((await rollback(dir, name)).version).toBe(one)
    await expect(rollback(dir, name)).rejects.toThrow('no earlier version')
  })

  it('goes back step by step, and fails when there is no earlier version', async () => {
    const [one, two] = [await file('20260101T000000Z-aaaaaaaaaa'), await file('20260102T000000Z-bbbbbbbbbb')]
    await promote(dir, name, one)
    await promote(dir, name, two)
    expect((await rollback(dir, name)).version).toBe(one)
    await expect(rollback(dir, name)).rejects.toThrow('no earlier version')
  })

  it('refuses an earlier version that was altered', async () => {
    const one = await file('20260101T000000Z-aaaaaaaaaa')
    await promote(dir, name, one)
    const two = await file('20260102T000000Z-bbbbbbbbbb')
    await promote(dir, name, two)
    await writeFile(join(dir, name, one, 'public/remoteEntry.js'), 'something else')
    await expect(rollback(dir, name)).rejects.toThrow('was altered')
    expect((await readPointer(dir, name))?.version).toBe(two)
  })
})

it('keeps the newest versions, the current one and those to go back to', async () => {
  const versions = await Promise.all([1, 2, 3, 4, 5].map((day) => file(`2026010${day}T000000Z-aaaaaaaaaa`)))
  for (const version of versions.slice(0, 2)) await promote(dir, name, version)
  await promote(dir, name, await file('20260100T000000Z-bbbbbbbbbb'))
  await prune(dir, name, { newest: 2, youngerThanMs: 60_000 })
  expect(await listVersions(dir, name)).toHaveLength(6)
  await prune(dir, name, { newest: 2 })
  expect(await listVersions(dir, name)).toEqual([
    versions[4],
    versions[3],
    versions[1],
    versions[0],
    '20260100T000000Z-bbbbbbbbbb',
  ])
})
