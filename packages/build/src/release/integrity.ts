import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'

/** Returns the hash of some bytes in the form of an `integrity` attribute. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/**
 * Compares every file of a version with the hash in its manifest.
 * @throws Error that names the first missing or altered file
 */
export async function verifyFiles(versionDir: string, manifest: Manifest): Promise<void> {
  for (const [path, { integrity }] of Object.entries(manifest.files)) {
    const bytes = await readFile(join(versionDir, path)).catch(() => undefined)
    if (!bytes) throw new Error(`${manifest.name} ${manifest.version}: ${path} is missing.`)
    if (integrityOf(bytes) !== integrity)
      throw new Error(`${manifest.name} ${manifest.version}: ${path} was altered after it was built.`)
  }
}
