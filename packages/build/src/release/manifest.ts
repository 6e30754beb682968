import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteConfig } from '@metrolibre/platform/remote-config'

export interface ReleasedFile {
  /** `sha384-…`, as browsers check it. */
  integrity: string
  bytes: number
  /** Size as served to a browser that reads brotli; absent where compressing gains nothing. */
  brotliBytes?: number
}

/** All that is known of a released version; written once, next to its files. */
export interface Manifest {
  name: string
  version: string
  builtAt: string
  /** Hash of everything the build read; the same sources need no second build. */
  sourceHash: string
  contractVersion: string
  /** Declaration of the remote; absent for the shell. */
  config?: RemoteConfig
  /** Paths below `public/` that start the app, in order. */
  entry: string[]
  /** Style sheets of the entry, inlined into pages. */
  styles: string[]
  /** Paths below `public/` that a route's screen needs besides the entry, per route id. */
  routeFiles: Record<string, string[]>
  /** The same for the catalogue of each language. */
  messageFiles: Record<string, string[]>
  /** All files of the version, by path: `public/…` and `server/…`. */
  files: Record<string, ReleasedFile>
}

export const manifestFile = 'manifest.json'

/** The manifest of a version folder. @throws Error when the folder holds none. */
export const readManifest = async (versionDir: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(versionDir, manifestFile), 'utf8')) as Manifest
