import { join } from 'node:path'
import type { Manifest } from '@metrolibre/build/release/reading'

/** The code of a version that runs on the server, and its expected hash. */
export interface ServerBundle {
  file: string
  integrity: string
}

// There may be other files alongside it, for workers.
const entry = 'server/server.mjs'

export function serverBundle(versionDir: string, manifest: Manifest): ServerBundle {
  const [path, file] = Object.entries(manifest.files).find(([name]) => name === entry) ?? []
  if (!path || !file) throw new Error(`${manifest.name} ${manifest.version} has no server bundle.`)
  return { file: join(versionDir, path), integrity: file.integrity }
}
