import { createHash } from 'node:crypto'
import {
  browserErrorLimits,
  createFlow,
  type Beat,
  type BrowserError,
  type GatheredKind,
} from '@metrolibre/contract'
import type { ErrorRow } from './repository.ts'

const hourSeconds = 3600
/** How many errors that nobody has reported before wait at once, and how many are remembered as reported. */
const mostNew = 1_000
const mostRemembered = 5_000

/** A part that failed is an error of its team like one that a page failed with. */
const gatheredAs = ({ kind }: Beat): GatheredKind | undefined => {
  if (kind === 'failure' || kind === 'partFailure') return 'failure'
  return kind === 'recovered' ? kind : undefined
}

/** Equal errors of a version are one, wherever on the page they were noticed. */
const fingerprintOf = (kind: GatheredKind, { name, message, frames }: BrowserError): string =>
  createHash('sha256')
    .update(JSON.stringify([...(kind === 'failure' ? [] : [kind]), name, message, frames.slice(0, 3)]))
    .digest('hex')
    .slice(0, 20)

/**
 * A failure belongs to the app in whose code it happened, else to the one whose page it is. What React mended always
 * belongs to the page: it is noticed in React's code.
 */
const ownerOf = ({ app, version, kind }: Beat, { frames: [frame] }: BrowserError) =>
  kind !== 'recovered' && frame ? { app: frame.app, version: frame.version } : { app, version }

/** The database takes no half characters and no NUL in JSON. */
const storable = (error: BrowserError): BrowserError => ({
  ...error,
  message: error.message.toWellFormed().replaceAll('\0', '\u{FFFD}'),
})

const keyOf = ({ app, version, fingerprint }: Pick<ErrorRow, 'app' | 'version' | 'fingerprint'>) =>
  `${app} ${version} ${fingerprint}`

/**
 * Keeps the errors that browsers report in memory until they are taken, so that none of them costs a write. Errors that
 * were stored before always have room; of others one network reports only a few, because anybody can make them up.
 */
export function openGatherer(now: () => Date, factor = 1) {
  let gathered = new Map<string, ErrorRow>()
  const stored = new Set<string>()
  const newKinds = createFlow(
    { max: browserErrorLimits.newKindsPerNetwork, windowSeconds: hourSeconds },
    { factor, now: () => now().getTime() },
  )
  const hasRoom = (key: string, network: string): boolean =>
    gathered.has(key) || stored.has(key) || (gathered.size < mostNew && newKinds.take(network) === 0)

  return {
    add(beat: Beat, network: string): void {
      const kind = gatheredAs(beat)
      if (!kind || !beat.error) return
      const error = storable(beat.error)
      const one = { ...ownerOf(beat, error), fingerprint: fingerprintOf(kind, error) }
      const key = keyOf(one)
      if (!hasRoom(key, network)) return
      const row = gathered.get(key)
      const at = now()
      gathered.set(key, {
        ...one,
        kind,
        error,
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
    /** Remembers errors that were stored. */
    remember(rows: readonly ErrorRow[]): void {
      if (stored.size + rows.length > mostRemembered) stored.clear()
      for (const row of rows) stored.add(keyOf(row))
    },
  }
}
