import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { BrowserErrorFrame, GatheredError, ReleaseManifest } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { fileKeyOf } from '../releases/files.ts'
import { findVersion } from '../releases/repository.ts'

type Source = GatheredError['frames'][number]['source']
type Open = Pick<AppContext, 'db' | 'storage' | 'logger'>

/** Returns a function that makes what belongs to a key at its first use, and gives the same from then on. */
function onEachKey<Value>() {
  const known = new Map<string, Value>()
  return (key: string, make: () => Value): Value => {
    const value = known.get(key) ?? make()
    known.set(key, value)
    return value
  }
}

/**
 * Returns a function that finds the line of the source from which a place in the code was built, by the maps that were
 * pushed with its version. Each version and each map is read once.
 */
export function openSources(app: Open): (frame: BrowserErrorFrame) => Promise<Source> {
  const versionOnce = onEachKey<Promise<Version | undefined>>()
  const mapOnce = onEachKey<Promise<TraceMap | undefined>>()
  return async ({ app: name, version, file, line, column }) => {
    const of = `${name} ${version}`
    const map = await mapOnce(`${of} ${file}`, async () => {
      const found = await versionOnce(of, () => readVersion(app, name, version))
      return found && readMap(app, found, file)
    })
    if (!map) return null
    const found = originalPositionFor(map, { line, column: column - 1 })
    return found.source === null ? null : { file: plain(found.source), line: found.line, name: found.name }
  }
}

interface Version {
  readonly id: string
  readonly files: ReleaseManifest['files']
}

async function readVersion({ db }: Open, name: string, version: string): Promise<Version | undefined> {
  const row = await findVersion(db, name, version)
  if (!row || row.prunedAt) return undefined
  const { files } = JSON.parse(row.manifest) as ReleaseManifest
  return { id: row.id, files }
}

/** A version that was built without maps has no lines. */
async function readMap(
  { storage, logger }: Open,
  version: Version,
  file: string,
): Promise<TraceMap | undefined> {
  const entry = version.files[`maps/${file}.map`]
  if (!entry) return undefined
  try {
    return new TraceMap(await storage.get(fileKeyOf(version, entry.integrity)))
  } catch (error) {
    logger.warn({ err: error, version: version.id, file }, 'source map unreadable')
    return undefined
  }
}

/** Bundlers write `webpack://mfe_tenants/./src/a.tsx`, with a mark of their own at the end where a file is there twice. */
const plain = (source: string): string =>
  source
    .replace(/^[\w-]+:\/\/[^/]*\//, '')
    .replace(/^(?:\.{1,2}\/)+/, '')
    .replace(/\?[\da-f]*$/, '')
