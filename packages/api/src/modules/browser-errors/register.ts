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
 * Serves the errors that browsers reported to admins, as lines of sources (RULES.md §15). Returns what takes the
 * reports.
 */
export function registerBrowserErrors(app: AppContext) {
  const { db, clock, jobs, logger } = app
  const gatherer = openGatherer(() => clock.now())

  serve(app, endpoints.adminReleases.errors, async ({ params }) => {
    const sourceOf = openSources(app)
    const rows = await lastErrors(db, params.app, mostShown)
    return { errors: await Promise.all(rows.map((row) => toGathered(row, sourceOf))) }
  })
  jobs.every('forget-errors', dayMs, () =>
    forgetErrors(db, new Date(clock.now().getTime() - canaryLimits.keptDays * dayMs)),
  )
  return {
    add: (beat: Beat): void => gatherer.add(beat),
    flush: () =>
      addErrors(db, gatherer.take()).catch((error: unknown) => logger.warn({ err: error }, 'errors lost')),
  }
}
