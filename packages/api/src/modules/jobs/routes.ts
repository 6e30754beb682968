import { endpoints, type AdminJob, type Job } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { actorOf } from '../audit/actor.ts'
import { findJob, findJobPage, findOpenJobs, type JobRow } from './repository.ts'
import { createJob, isLastDayOver, removeOpening, setJobActive, updateJob } from './service.ts'

const toJob = ({ createdAt, ...row }: JobRow): Job => ({
  ...row,
  created: createdAt.toISOString(),
})

export function registerJobs(app: AppContext): void {
  const { jobs, adminJobs } = endpoints
  const toAdminJob = (row: JobRow): AdminJob => ({
    ...toJob(row),
    isActive: row.isActive,
    isOver: isLastDayOver(row, app.clock.now()),
    updatedAt: row.updatedAt.toISOString(),
  })
  serve(app, jobs.list, async () => ({ jobs: (await findOpenJobs(app.db, app.clock.now())).map(toJob) }))
  serve(app, adminJobs.list, async ({ query }) => {
    const { rows, entries } = await findJobPage(app.db, query)
    return { jobs: rows.map(toAdminJob), ...entries }
  })
  serve(app, adminJobs.detail, async ({ params }) => toAdminJob(found(await findJob(app.db, params.id))))
  serve(app, adminJobs.create, async (call) =>
    toAdminJob(await createJob(app.db, call.body, actorOf(call), app.clock.now())),
  )
  serve(app, adminJobs.update, async (call) =>
    toAdminJob(await updateJob(app.db, call.params.id, call.body, actorOf(call), app.clock.now())),
  )
  serve(app, adminJobs.setActive, async (call) =>
    toAdminJob(await setJobActive(app.db, call.params.id, call.body.isActive, actorOf(call))),
  )
  serve(app, adminJobs.remove, async (call) => {
    await removeOpening(app.db, call.params.id, actorOf(call))
    return { message: call.text('message.deleted') }
  })
}
