import { isDeepStrictEqual } from 'node:util'
import { dateAt, endpoints, officeZone, type BulkRun } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { originOf } from '../security/origin.ts'
import { selectIds } from './lists.ts'
import {
  findNewestRun,
  findOwnRun,
  findRunning,
  insertAction,
  lockRequests,
  readRows,
  stopAction,
  type BulkActionView,
} from './repository.ts'
import { registerBulkJobs, runBulkAction } from './run.ts'
import { reasonIn, resultSheet, bulkSheetTexts } from './sheet.ts'

const rowsOfPage = 50

const toRun = ({
  action: { requestedAt, finishedAt, ...action },
  done,
  refused,
}: BulkActionView): BulkRun => ({
  id: action.id,
  list: action.list,
  action: action.action,
  state: action.state,
  total: action.total,
  done,
  refused,
  requestedAt: requestedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})

/** Serves actions for all rows of a filter, which a job works off (RULES.md §13.24). An admin reads only their own. */
export function registerBulkActions(app: AppContext): void {
  const { adminBulk } = endpoints
  registerBulkJobs(app)
  const own = async (id: string, { id: userId }: { id: string }) =>
    found(await findOwnRun(app.db, { id, userId }))

  serve(app, adminBulk.request, async ({ user, body, request }) => {
    const id = await app.db.transaction(async (tx) => {
      const { list, action, filter } = body
      await lockRequests(tx, user.id)
      const running = (await findRunning(tx, user.id)).find((one) =>
        isDeepStrictEqual([one.list, one.action, one.filter], [list, action, filter]),
      )
      if (running) return running.id
      const asked = { userId: user.id, list, action, filter, requestId: request.id }
      const facts = { origin: originOf(app, request), requestedAt: app.clock.now() }
      const added = await insertAction(tx, { ...asked, ...facts }, selectIds(body))
      await enqueue(tx, runBulkAction, { id: added })
      return added
    })
    return toRun(await own(id, user))
  })
  serve(app, adminBulk.newest, async ({ user, query }) => ({
    runs: (await findNewestRun(app.db, user.id, query.list)).map(toRun),
  }))
  serve(app, adminBulk.results, async ({ user, params, query, request: { locale } }) => {
    const { action } = await own(params.id, user)
    const limit = query.limit ?? rowsOfPage
    const rows = await readRows(app.db, action, { result: query.result, after: query.cursor, limit })
    return {
      results: rows.map((row) => ({
        id: row.id,
        name: row.name,
        result: row.result ?? ('waiting' as const),
        reason: reasonIn(locale, row),
      })),
      nextCursor: rows.length === limit ? rows.at(-1)!.id : null,
    }
  })
  serve(app, adminBulk.sheet, async ({ user, params, request: { locale } }) => {
    const { action } = await own(params.id, user)
    const day = dateAt(action.requestedAt.getTime(), officeZone)
    return {
      bytes: resultSheet(app.db, action, locale),
      fileName: `${bulkSheetTexts(locale)('file')}-${day}.xlsx`,
      disposition: 'attachment' as const,
    }
  })
  serve(app, adminBulk.stop, async ({ user, params }) => {
    const { action } = await own(params.id, user)
    await stopAction(app.db, action.id, app.clock.now())
    return toRun(await own(params.id, user))
  })
}
