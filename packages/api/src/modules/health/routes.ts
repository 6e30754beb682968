import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { findFailedJobs, findQueue, retryJob, type FailedRow } from './job-repository.ts'
import { forgetRefusals, listRefusals } from './refusal-repository.ts'

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Leaves out the values of a query, which follow this word in what older versions stored of its failure. */
const withoutValues = (problem: string): string => problem.split('\nparams: ', 1)[0]!

const toJob = ({ to, subject, tries, mostTries, next, created, problem, ...job }: FailedRow) => {
  const isGivenUp = tries >= mostTries
  return {
    ...job,
    problem: withoutValues(problem),
    tries,
    mostTries,
    isGivenUp,
    next: isGivenUp ? null : instant(next),
    created: instant(created),
    mail: to === null ? null : { to, subject: subject ?? '' },
  }
}

/** Serves the health page of admins: failed jobs with their retry, and refused webhooks (RULES.md §13.44, §13.45). */
export function registerHealth(app: AppContext): void {
  const { adminHealth } = endpoints

  serve(app, adminHealth.show, async () => {
    const [jobs, refusals, { waiting, since }] = await Promise.all([
      findFailedJobs(app.sql),
      listRefusals(app.db),
      findQueue(app.sql),
    ])
    return {
      jobs: jobs.map(toJob),
      webhooks: refusals.map(({ lastAt, hour: _hour, ...refusal }) => ({
        ...refusal,
        last: lastAt.toISOString(),
      })),
      queue: { waiting, since: since === null ? null : instant(since) },
      checked: app.clock.now().toISOString(),
    }
  })
  serve(app, adminHealth.retry, async ({ params: { id } }) => {
    const outcome = await retryJob(app.sql, id)
    if (outcome === 'absent') throw new AppError('not_found')
    if (outcome === 'running') throw new AppError('conflict')
    return { id }
  })
  app.jobs.every('forget-refused-webhooks', 3_600_000, () => forgetRefusals(app.db, app.clock.now()))
}
