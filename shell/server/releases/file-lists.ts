import { join } from 'node:path'
import { readManifest } from '@metrolibre/build/release/reading'
import type { FileList } from '../../src/registry/registry.ts'
import { compress, type CompressedBody } from '../compression/compress.ts'
import { publishAll, publisher } from './released-remote.ts'

/** Lists that are kept compressed: those of the versions in use, and some before them. */
const most = 30

/** Returns a function that gives the list of a version's files, as sent; undefined when there is no such version. */
export function createFileLists(releasesDir: string) {
  const lists = new Map<string, Promise<CompressedBody>>()

  async function read(name: string, version: string): Promise<CompressedBody> {
    const manifest = await readManifest(join(releasesDir, name, version))
    const publish = publisher(manifest, `/r/${name}/${version}`)
    const list: FileList = {
      routeFiles: publishAll(manifest.routeFiles, publish),
      messageFiles: publishAll(manifest.messageFiles, publish),
    }
    return compress(JSON.stringify(list))
  }

  return async (name: string, version: string): Promise<CompressedBody | undefined> => {
    const key = `${name}/${version}`
    const list = lists.get(key) ?? read(name, version)
    lists.set(key, list)
    if (lists.size > most) lists.delete(lists.keys().next().value!)
    return list.catch(() => void lists.delete(key))
  }
}
