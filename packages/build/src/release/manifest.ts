import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseFacts } from '@metrolibre/gate'
import type { RemoteConfig } from '@metrolibre/platform/remote-config'

export interface ReleasedFile {
  /** `sha384-…`, in the form that browsers check. */
  integrity: string
  bytes: number
  /** Size in brotli, as served to browsers that accept it; absent when compression is not worth it. */
  brotliBytes?: number
}

/** Everything known about a released version; written once, next to its files. */
export interface Manifest {
  name: string
  version: string
  builtAt: string
  /** Hash of everything the build has read; unchanged sources need no new build. */
  sourceHash: string
  contractVersion: string
  /** The remote's declaration; absent for the shell. */
  config?: RemoteConfig
  /** Paths below `public/` of the files that start the app, in order. */
  entry: string[]
  /** Style sheets of the entry, which are inlined into pages. */
  styles: string[]
  /** For each route id, the paths below `public/` that its screen needs besides the entry. */
  routeFiles: Record<string, string[]>
  /** For each language, the paths below `public/` of its catalogue. */
  messageFiles: Record<string, string[]>
  /** What the gate compares with what runs; absent where an older build has made the version. */
  facts?: ReleaseFacts
  /** All files of the version by their path: `public/…`, compressed forms included, `server/…`, and `maps/…`. */
  files: Record<string, ReleasedFile>
}

export const manifestFile = 'manifest.json'

/**
 * Reads the manifest of a version folder.
 * @throws Error when the folder has none
 */
export const readReleaseManifest = async (versionDir: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(versionDir, manifestFile), 'utf8')) as Manifest
