import { dateAt, endpoints, officeZone, type UserSheet } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { UserSheetRow } from '../../platform/db/schema/user-sheets.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { userSheetTexts } from './columns.ts'
import { prepareUserSheet, registerUserSheetJobs } from './prepare.ts'
import { findNewestSheet, findReadySheet, insertSheet } from './repository.ts'

const toSheet = ({ id, state, done, total, requestedAt, expiresAt }: UserSheetRow): UserSheet => ({
  id,
  state,
  done,
  total,
  requestedAt: requestedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
})

/** Serves spreadsheets of users, which a job writes (RULES.md §13.19, §13.21). An admin reads only their own. */
export function registerUserSheets(app: AppContext): void {
  const { adminUserSheets } = endpoints
  registerUserSheetJobs(app)

  serve(app, adminUserSheets.request, ({ user, body: filter, request }) =>
    app.db.transaction(async (tx) => {
      const requestedAt = app.clock.now()
      const row = await insertSheet(tx, { userId: user.id, filter, language: request.locale, requestedAt })
      await enqueue(tx, prepareUserSheet, { id: row.id })
      await recordSecurityEvent(tx, {
        kind: 'data_exported',
        userId: user.id,
        origin: originOf(app, request),
        details: { what: 'users' },
      })
      return toSheet(row)
    }),
  )
  serve(app, adminUserSheets.newest, async ({ user }) => {
    const newest = await findNewestSheet(app.db, user.id)
    const isOver = newest?.expiresAt && newest.expiresAt <= app.clock.now()
    return { sheet: newest && !isOver ? toSheet(newest) : null }
  })
  serve(app, adminUserSheets.file, async ({ user, params: { id }, request: { locale } }) => {
    const row = found(await findReadySheet(app.db, { id, userId: user.id, now: app.clock.now() }))
    const day = dateAt(row.requestedAt.getTime(), officeZone)
    return {
      bytes: await app.storage.getStream(row.key!),
      fileName: `${userSheetTexts(locale)('file')}-${day}.xlsx`,
      disposition: 'attachment' as const,
    }
  })
}
