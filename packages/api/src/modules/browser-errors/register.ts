import { canaryLimits, endpoints, type Beat } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { openGatherer } from './gather.ts'
import { openSources } from './read-sources.ts'
import { addErrors, forgetErrors, lastErrors } from './repository.ts'
import { toGathered } from './wire.ts'

const mostShown = 30
const dayMs = 86_400_000

/**
 * Serves the errors that browsers reported to admins, as lines of sources (RULES.md §15.18). Returns what takes the
 * reports.
 */
export function registerBrowserErrors(app: AppContext) {
  const { db, clock, jobs, logger } = app
  const gatherer = openGatherer(() => clock.now(), app.config.RATE_LIMIT_FACTOR)

  serve(app, endpoints.adminReleases.errors, async ({ params }) => {
    const sourceOf = openSources(app)
    const rows = await lastErrors(db, params.app, mostShown)
    return { errors: await Promise.all(rows.map((row) => toGathered(row, sourceOf))) }
  })
  jobs.every('forget-errors', dayMs, () =>
    forgetErrors(db, new Date(clock.now().getTime() - canaryLimits.keptDays * dayMs)),
  )
  return {
    add: (beat: Beat, network: string): void => gatherer.add(beat, network),
    flush: () =>
      addErrors(db, gatherer.take(), (row, err) =>
        logger.warn({ err, app: row.app, version: row.version }, 'error refused'),
      )
        .then((stored) => gatherer.remember(stored))
        .catch((err: unknown) => logger.warn({ err }, 'errors lost')),
  }
}
