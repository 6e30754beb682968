import { readdir, stat } from 'node:fs/promises'
import {
  isRemoteName,
  pointerPath,
  readPointer,
  shellName,
  type Pointer,
} from '@metrolibre/build/release/reading'
import type { RegisteredRemote } from '../../src/registry/registry.ts'
import { editionOf, type Edition, type Trouble } from './edition.ts'
import { openLastGood, type LastGoodReading } from './last-good.ts'
import { assertGoesWith, declaredRemote, registerRemote, type ReleasedRemote } from './released-remote.ts'
import { openShell } from './released-shell.ts'

/** How long to wait before a release that can't be read is tried again. */
const brokenMs = 2_000

/**
 * Returns a function that gives the current edition. Each call only checks the modification times of the
 * pointers and reads files again when one has changed, so a promotion takes effect on the next page view of
 * every instance, also that of a new remote. An app whose promoted version can't be read keeps the last one
 * that could.
 */
export function openCatalogue(releasesDir: string, onUnusable: (name: string, error: unknown) => void) {
  const shells = openLastGood((version) => openShell(releasesDir, version))
  const remotes = new Map<string, ReturnType<typeof openLastGood<ReleasedRemote>>>()
  let stamp = ''
  let edition: Promise<Edition> | undefined
  let readAgainAt = Infinity
  let shellContract = ''
  const openRemote = async (name: string, version: string) => {
    const remote = await registerRemote(releasesDir, name, version)
    assertGoesWith(remote, shellContract)
    if (remote.leftOut?.length)
      onUnusable(name, new Error(`${name} ${version} declares what none may: ${remote.leftOut.join(', ')}.`))
    return remote
  }
  const unusable = (name: string, error: unknown): undefined => {
    readAgainAt = Date.now() + brokenMs
    onUnusable(name, error)
  }

  async function readApp<T>(
    name: string,
    released: { read: (pointer?: Pointer) => Promise<LastGoodReading<T>> },
  ) {
    const pointer = await readPointer(releasesDir, name).catch((error: unknown) => unusable(name, error))
    const reading = await released.read(pointer)
    if (reading.error) unusable(name, reading.error)
    return { pointer, reading }
  }

  async function readEdition(names: readonly string[]): Promise<Edition> {
    const troubles: Record<string, Trouble> = {}
    const note = (name: string, shown: string | undefined, pointer: Pointer | undefined) => {
      if (!shown || shown !== pointer?.version)
        troubles[name] = { shown: shown ?? null, promoted: pointer?.version ?? null }
    }
    const { pointer, reading } = await readApp(shellName, shells)
    if (!reading.released) throw reading.error ?? new Error('The shell has not been promoted yet.')
    const shell = reading.released
    shellContract = shell.contractVersion
    note(shellName, shell.version, pointer)
    const found: Record<string, ReleasedRemote> = {}
    const registered: Record<string, RegisteredRemote> = {}
    for (const name of names) {
      const released = remotes.get(name) ?? openLastGood((version) => openRemote(name, version))
      remotes.set(name, released)
      const one = await readApp(name, released)
      const remote = one.reading.released
      note(name, remote?.registered.version, one.pointer)
      // A remote that can't be read does not affect the others: its pages show an error.
      if (remote) found[name] = remote
      if (remote) registered[name] = remote.registered
      else if (one.pointer?.config) registered[name] = declaredRemote(one.pointer.config)
    }
    return editionOf(shell, found, registered, troubles)
  }

  return async (): Promise<Edition> => {
    const { names, stamps } = await promotedApps(releasesDir)
    if (!edition || stamps !== stamp || Date.now() >= readAgainAt) {
      stamp = stamps
      readAgainAt = Infinity
      edition = readEdition(names)
      // A failed read is not kept: the next page view tries again.
      edition.catch(() => (stamp = ''))
    }
    return edition
  }
}

export type TextCatalogue = ReturnType<typeof openCatalogue>

/** Finds the remotes that were promoted, and what shows that a pointer was moved. */
async function promotedApps(releasesDir: string): Promise<{ names: string[]; stamps: string }> {
  const folders = await readdir(releasesDir).catch(() => [])
  const pointers = await Promise.all(
    [shellName, ...folders.filter(isRemoteName).toSorted()].map(async (name) => {
      const file = await stat(pointerPath(releasesDir, name)).catch(() => undefined)
      return { name, stamp: file && `${name}:${file.ino}:${file.mtimeMs}` }
    }),
  )
  const promoted = pointers.filter(({ stamp }) => stamp !== undefined)
  return {
    names: promoted.map(({ name }) => name).filter((name) => name !== shellName),
    stamps: promoted.map(({ stamp }) => stamp).join(),
  }
}
