import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { BrowserErrorFrame, GatheredError, ReleaseManifest } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { keyOf } from '../releases/files.ts'
import { findVersion } from '../releases/repository.ts'

type Source = GatheredError['frames'][number]['source']
type Open = Pick<AppContext, 'db' | 'storage' | 'logger'>

/**
 * Returns a function that finds the line of the source from which a place in the code was built, by the maps that were
 * pushed with its version. Each map is read once.
 */
export function openSources(app: Open): (frame: BrowserErrorFrame) => Promise<Source> {
  const maps = new Map<string, Promise<TraceMap | undefined>>()
  return async ({ app: name, version, file, line, column }) => {
    const key = `${name} ${version} ${file}`
    const known = maps.get(key) ?? readMap(app, name, version, file)
    maps.set(key, known)
    const map = await known
    if (!map) return null
    const found = originalPositionFor(map, { line, column: column - 1 })
    return found.source === null ? null : { file: plain(found.source), line: found.line, name: found.name }
  }
}

/** A version that is gone, or was built without maps, has no lines. */
async function readMap(
  { db, storage, logger }: Open,
  name: string,
  version: string,
  file: string,
): Promise<TraceMap | undefined> {
  const row = await findVersion(db, name, version)
  if (!row || row.prunedAt) return undefined
  const { files } = JSON.parse(row.manifest) as ReleaseManifest
  const entry = files[`maps/${file}.map`]
  if (!entry) return undefined
  try {
    return new TraceMap(await storage.get(keyOf(row, entry.integrity)))
  } catch (error) {
    logger.warn({ err: error, app: name, version, file }, 'source map unreadable')
    return undefined
  }
}

/** Bundlers write `webpack://mfe_tenants/./src/a.tsx`, with a mark of their own at the end where a file is there twice. */
const plain = (source: string): string =>
  source
    .replace(/^[\w-]+:\/\/[^/]*\//, '')
    .replace(/^(?:\.{1,2}\/)+/, '')
    .replace(/\?[\da-f]*$/, '')
