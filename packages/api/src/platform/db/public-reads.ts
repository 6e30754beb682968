import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { ReadMetrics } from '../metrics/read-metrics.ts'
import { awaitPrimary, isTooSlow } from './await-primary.ts'
import { connectDatabase } from './client.ts'
import { createPrimaryWatch, type PrimaryWatch } from './primary-watch.ts'
import { findWrittenPosition } from './standby-repository.ts'
import { lookEveryMs, openStandby, type StandbyMark, type ReadSource, type Standby } from './standby.ts'
import { within } from './within.ts'

/** What is looked at of a request. */
interface Asking {
  readonly header: (name: string) => string | undefined
}

export interface PublicReads {
  /**
   * Returns a function that reads for a request with what `make` builds on one of the databases: on a standby if one is fit
   * and the caller has not just written, else on the primary. What `make` keeps in memory is of that database alone, so that a
   * standby never fills what callers of the primary are shown.
   */
  with: <Services>(
    make: (source: ReadSource) => Services,
  ) => <Value>(request: Asking, read: (services: Services) => Promise<Value>) => Promise<Value>
  /** Whether a standby would be read from now. */
  isFit: () => boolean
  close: () => Promise<void>
}

const keptMarks = 60

/** Signed-in callers, and those who have just written, ask for the primary (RULES.md §3.110, §3.111). */
const wantsPrimary = ({ header }: Asking): boolean =>
  header('authorization') !== undefined || (header('cache-control') ?? '').includes('no-cache')

/** Opens the standbys and looks at them every second until they are closed. */
export function openPublicReads(
  { DATABASE_URL, DATABASE_REPLICA_URL: urls = [], DATABASE_POOL: max, OTEL_EXPORTER_OTLP_ENDPOINT }: Config,
  primary: ReadSource,
  metrics: ReadMetrics,
): PublicReads {
  const standbys = urls.map((url) =>
    openStandby(url, { max, traced: OTEL_EXPORTER_OTLP_ENDPOINT !== undefined }),
  )
  const ended = new AbortController()
  const primaryNow = createPrimaryWatch()
  const watching = standbys.length > 0 ? watch(DATABASE_URL, standbys, primaryNow, ended.signal) : undefined
  metrics.watchLag(standbys)
  let turn = 0
  const next = (): Standby | undefined => {
    const fit = standbys.filter((standby) => standby.isFit())
    // What a lost primary wrote last may never reach a standby, and yet something old is better than nothing.
    const isAlone = fit.length === 0 && primaryNow.isAway()
    const some = isAlone ? standbys.filter((standby) => standby.isThere()) : fit
    return some[turn++ % some.length]
  }
  return {
    with: (make) => {
      const made = new Map<ReadSource, ReturnType<typeof make>>()
      const of = (source: ReadSource) => {
        const services = made.get(source) ?? make(source)
        made.set(source, services)
        return services
      }
      return async (request, read) => {
        if (standbys.length === 0) return read(of(primary))
        const standby = wantsPrimary(request) ? undefined : next()
        if (standby) {
          try {
            const answer = await standby.read((source) => read(of(source)))
            metrics.answered('standby')
            return answer
          } catch (error) {
            // Also for what it does not know: the primary may have it since a moment.
            if (isTooSlow(error)) throw error
          }
        }
        metrics.answered('primary')
        const answer = read(of(primary))
        if (wantsPrimary(request)) return answer
        return awaitPrimary({
          answer,
          read: (source) => read(of(source)),
          standbys,
          next,
          onStandby: () => metrics.answered('standby'),
        })
      }
    },
    isFit: () => next() !== undefined,
    close: async () => {
      ended.abort()
      await watching
      await Promise.all(standbys.map((standby) => standby.close()))
    },
  }
}

/**
 * Looks every second how far the primary has written and the standbys have replayed. While the primary can't be asked,
 * standbys that had reached what it last said go on answering, or else any that are up.
 */
async function watch(
  url: string,
  standbys: readonly Standby[],
  primaryNow: PrimaryWatch,
  ended: AbortSignal,
): Promise<void> {
  // A connection of its own: those for requests may all be busy.
  const primary = connectDatabase(url, { max: 1 })
  const marks: StandbyMark[] = []
  while (!ended.aborted) {
    const at = Date.now()
    const position = await within(lookEveryMs, findWrittenPosition(primary.sql)).catch(() => undefined)
    primaryNow.looked(position !== undefined)
    if (position !== undefined) marks.push({ at, position })
    if (marks.length > keptMarks) marks.shift()
    await Promise.all(standbys.map((standby) => standby.look(marks)))
    await pause(lookEveryMs, undefined, { signal: ended, ref: false }).catch(() => undefined)
  }
  await primary.close()
}
