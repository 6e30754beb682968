import type { BrowserErrorFrame, GatheredError } from '@metrolibre/contract'
import type { ErrorRow } from './repository.ts'

type SourceOf = (frame: BrowserErrorFrame) => Promise<GatheredError['frames'][number]['source']>

export async function toGathered(row: ErrorRow, sourceOf: SourceOf): Promise<GatheredError> {
  const { name, message, frames, route = null, request = null } = row.error
  return {
    version: row.version,
    kind: row.kind,
    name,
    message,
    count: row.count,
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    route,
    request,
    frames: await Promise.all(frames.map(async (frame) => ({ ...frame, source: await sourceOf(frame) }))),
  }
}
