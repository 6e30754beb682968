import { join } from 'node:path'
import type { Manifest } from '@metrolibre/build/release/reading'

/** The code of a version that runs on the server, and the hash it must have. */
export interface ServerBundle {
  file: string
  integrity: string
}

// Files of workers may lie beside it.
const entry = 'server/server.mjs'

export function serverBundle(versionDir: string, manifest: Manifest): ServerBundle {
  const [path, file] = Object.entries(manifest.files).find(([name]) => name === entry) ?? []
  if (!path || !file) throw new Error(`${manifest.name} ${manifest.version} has no server bundle.`)
  return { file: join(versionDir, path), integrity: file.integrity }
}
