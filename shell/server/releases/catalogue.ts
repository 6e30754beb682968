import { stat } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import {
  pointerPath,
  readPointer,
  remoteNames,
  shellName,
  type Pointer,
} from '@metrolibre/build/release/reading'
import { declaredRemote, registerRemote, type ReleasedRemote } from './released-remote.ts'
import { openShell, type ReleasedShell } from './released-shell.ts'
import type { RegisteredRemote, Registry } from '../../src/registry/registry.ts'

/** What visitors get at one moment: a shell, the remotes, and the registry that lists them for browsers. */
export interface Edition {
  registry: Registry
  shell: ReleasedShell
  /** The remotes that can be read; the registry also lists the pages of the others. */
  remotes: Record<string, ReleasedRemote>
}

/** How long to wait before a release that can't be read is tried again. */
const brokenMs = 2_000

/**
 * Returns a function that gives the current edition. Each call only checks the modification times of the
 * pointers and reads files again when one has changed, so a promotion takes effect on the next page view of
 * every instance.
 */
export function openCatalogue(releasesDir: string, onUnusable: (name: string, error: unknown) => void) {
  let stamp = ''
  let edition: Promise<Edition> | undefined
  let readAgainAt = Infinity
  const unusable = (name: string, error: unknown) => {
    readAgainAt = Date.now() + brokenMs
    onUnusable(name, error)
  }
  return async (): Promise<Edition> => {
    const now = await pointerStamps(releasesDir)
    if (!edition || now !== stamp || Date.now() >= readAgainAt) {
      stamp = now
      readAgainAt = Infinity
      edition = readEdition(releasesDir, unusable)
      // A failed read is not kept: the next page view tries again.
      edition.catch(() => (stamp = ''))
    }
    return edition
  }
}

export type Catalogue = ReturnType<typeof openCatalogue>

async function pointerStamps(releasesDir: string): Promise<string> {
  const stats = [shellName, ...remoteNames].map((name) =>
    stat(pointerPath(releasesDir, name)).catch(() => undefined),
  )
  return (await Promise.all(stats)).map((one) => `${one?.ino}:${one?.mtimeMs}`).join()
}

async function readEdition(
  releasesDir: string,
  onUnusable: (name: string, error: unknown) => void,
): Promise<Edition> {
  const { version } = await currentPointer(releasesDir, shellName)
  const shell = await openShell(releasesDir, version)
  const remotes: Record<string, ReleasedRemote> = {}
  const registered: Record<string, RegisteredRemote> = {}
  for (const name of remoteNames) {
    let pointer: Pointer | undefined
    try {
      pointer = await currentPointer(releasesDir, name)
      const remote = await registerRemote(releasesDir, name, pointer.version)
      remotes[name] = remote
      registered[name] = remote.registered
    } catch (error) {
      // A remote that can't be read does not affect the others: its pages show an error.
      if (pointer?.config) registered[name] = declaredRemote(pointer.config)
      onUnusable(name, error)
    }
  }
  const generation = createHash('sha256')
    .update([version, ...Object.entries(registered).map(([name, remote]) => name + remote.version)].join())
    .digest('hex')
    .slice(0, 12)
  return { shell, remotes, registry: { generation, shell: version, remotes: registered } }
}

async function currentPointer(releasesDir: string, name: string): Promise<Pointer> {
  const pointer = await readPointer(releasesDir, name)
  if (!pointer) throw new Error(`${name} has not been promoted yet.`)
  return pointer
}
