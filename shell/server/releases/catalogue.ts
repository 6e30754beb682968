import { stat } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { pointerPath, readPointer, remoteNames, shellName } from '@metrolibre/build/release/reading'
import { registerRemote, type ReleasedRemote } from './released-remote.ts'
import { openShell, type ReleasedShell } from './released-shell.ts'
import type { Registry } from '../../src/registry/registry.ts'

/** What visitors get at one moment: a shell, the remotes, and the registry that tells browsers of them. */
export interface Edition {
  registry: Registry
  shell: ReleasedShell
  remotes: Record<string, ReleasedRemote>
}

/**
 * Knows the current edition. Each call looks at the pointers' time stamps only; files are read again when one
 * has moved, so a promotion shows on the next page view of every instance.
 */
export function openCatalogue(releasesDir: string, onUnusable: (name: string, error: unknown) => void) {
  let stamp = ''
  let edition: Promise<Edition> | undefined
  return async (): Promise<Edition> => {
    const now = await pointerStamps(releasesDir)
    if (!edition || now !== stamp) {
      stamp = now
      edition = readEdition(releasesDir, onUnusable)
      // A failed reading is not kept: the next page view tries again.
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
  const shell = await openShell(releasesDir, await currentVersion(releasesDir, shellName))
  const remotes: Record<string, ReleasedRemote> = {}
  for (const name of remoteNames)
    try {
      remotes[name] = await registerRemote(releasesDir, name, await currentVersion(releasesDir, name))
    } catch (error) {
      // One remote that cannot be read does not take the others down.
      onUnusable(name, error)
    }
  const registered = Object.entries(remotes).map(([name, { registered }]) => [name, registered] as const)
  const generation = createHash('sha256')
    .update([shell.version, ...registered.map(([name, { version }]) => name + version)].join())
    .digest('hex')
    .slice(0, 12)
  return {
    shell,
    remotes,
    registry: { generation, shell: shell.version, remotes: Object.fromEntries(registered) },
  }
}

async function currentVersion(releasesDir: string, name: string): Promise<string> {
  const pointer = await readPointer(releasesDir, name)
  if (!pointer) throw new Error(`${name} has not been promoted yet.`)
  return pointer.version
}
