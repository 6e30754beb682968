import { createHash } from 'node:crypto'
import { shellName } from '@metrolibre/build/release/reading'
import type { RegisteredRemote, Registry } from '../../src/registry/registry.ts'
import type { ReleasedRemote } from './released-remote.ts'
import type { ReleasedShell } from './released-shell.ts'

/** What visitors get at one moment: a shell, the remotes, and the registry that lists them for browsers. */
export interface Edition {
  registry: Registry
  shell: ReleasedShell
  /** The remotes that can be read; the registry also lists the pages of the others. */
  remotes: Record<string, ReleasedRemote>
  /** What is not as it was promoted, by app: visitors get an older version, or none. */
  troubles: Record<string, Trouble>
}

export interface Trouble {
  /** The version that visitors get instead; null when there is none that can be read. */
  shown: string | null
  /** The version that was promoted; null when not even that can be read. */
  promoted: string | null
}

/** Whether a remote is promoted whose declaration can't even be read, so that its pages are unknown. */
export const hidesPages = ({ troubles, registry }: Edition): boolean =>
  Object.keys(troubles).some((name) => name !== shellName && !registry.remotes[name])

/** Puts an edition together. Its generation follows from the versions alone, so equal ones are the same everywhere. */
export function editionOf(
  shell: ReleasedShell,
  remotes: Record<string, ReleasedRemote>,
  registered: Record<string, RegisteredRemote>,
  troubles: Record<string, Trouble> = {},
): Edition {
  const versions = Object.entries(registered).map(([name, remote]) => name + remote.version)
  const generation = createHash('sha256')
    .update([shell.version, ...versions].join())
    .digest('hex')
    .slice(0, 12)
  return { shell, remotes, registry: { generation, shell: shell.version, remotes: registered }, troubles }
}
