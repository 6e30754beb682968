import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { AppContext } from '../context.ts'
import { zipOf, type ZipEntry } from './zip.ts'

interface StoredZip {
  readonly key: string
  readonly entries: readonly ZipEntry[]
  readonly contentType: string
}

/**
 * Writes an archive to the storage and returns its size in bytes. It is written to a temporary file first, because
 * a bucket needs to know the size before it takes a file.
 */
export async function storeZip(app: AppContext, { key, entries, contentType }: StoredZip): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'metrolibre-zip-'))
  try {
    const file = join(folder, 'archive.zip')
    await pipeline(zipOf(entries), createWriteStream(file))
    await app.storage.copyFromFs(file, key, { contentType })
    return (await stat(file)).size
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
