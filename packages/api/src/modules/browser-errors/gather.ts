import { createHash } from 'node:crypto'
import { browserErrorLimits, type Beat, type BrowserError } from '@metrolibre/contract'
import type { ErrorRow } from './repository.ts'

/** Equal errors of a version are one, wherever on the page they were noticed. */
const fingerprintOf = ({ name, message, frames }: BrowserError): string =>
  createHash('sha256')
    .update(JSON.stringify([name, message, frames.slice(0, 3)]))
    .digest('hex')
    .slice(0, 20)

/** An error belongs to the app in whose code it happened, else to the one whose page it is. */
const ownerOf = ({ app, version }: Beat, { frames: [frame] }: BrowserError) => ({
  app: frame?.app ?? app,
  version: frame?.version ?? version,
})

/** Keeps the errors that browsers report in memory until they are taken, so that none of them costs a write. */
export function openGatherer(now: () => Date) {
  let gathered = new Map<string, ErrorRow>()
  return {
    add(beat: Beat): void {
      if (beat.kind !== 'failure' || !beat.error) return
      const fingerprint = fingerprintOf(beat.error)
      const owner = ownerOf(beat, beat.error)
      const key = `${owner.app} ${owner.version} ${fingerprint}`
      const row = gathered.get(key)
      if (!row && gathered.size >= browserErrorLimits.kinds) return
      const at = now()
      gathered.set(key, {
        ...owner,
        fingerprint,
        error: beat.error,
        count: (row?.count ?? 0) + 1,
        firstAt: row?.firstAt ?? at,
        lastAt: at,
      })
    },
    /** Returns what was gathered since the last call. */
    take(): ErrorRow[] {
      const rows = [...gathered.values()]
      gathered = new Map()
      return rows
    },
  }
}
