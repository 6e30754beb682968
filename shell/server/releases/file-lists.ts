import { join } from 'node:path'
import { readReleaseManifest } from '@metrolibre/build/release/reading'
import { compress, type CompressedBody } from '@metrolibre/doors'
import { publishedFiles, remoteBase } from './released-remote.ts'

/** Lists that are kept compressed: those of the versions in use, and some before them. */
const most = 30

/** Returns a function that gives the list of a version's files, as sent; undefined when there is no such version. */
export function createFileLists(releasesDir: string) {
  const lists = new Map<string, Promise<CompressedBody>>()

  async function make(name: string, version: string): Promise<CompressedBody> {
    const manifest = await readReleaseManifest(join(releasesDir, name, version))
    const list = compress(JSON.stringify(publishedFiles(manifest, remoteBase(name, version))))
    // Only now: versions that somebody made up would push out the lists of real ones.
    lists.set(`${name}/${version}`, list)
    if (lists.size > most) lists.delete(lists.keys().next().value!)
    return list
  }

  return async (name: string, version: string): Promise<CompressedBody | undefined> =>
    (lists.get(`${name}/${version}`) ?? make(name, version)).catch(() => undefined)
}
