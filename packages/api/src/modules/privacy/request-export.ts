import { exportTimes, type DataExport } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { DataExportRow } from '../../platform/db/schema/privacy.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { BinaryAnswer, RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { lockSameUser } from '../auth/repository.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { findNewestExport, findReadyExport, insertExport } from './export-repository.ts'
import { prepareExport } from './prepare-export.ts'

const hourMs = 3_600_000

const toExport = ({ id, state, requestedAt, expiresAt, bytes }: DataExportRow): DataExport => ({
  id,
  state,
  requestedAt: requestedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  bytes,
})

/**
 * Requests a copy of everything stored about a user. A copy that was requested in the last 24 hours is returned
 * instead of a new one, unless it failed (RULES.md §7.54).
 * @throws AppError unauthenticated when the session ended in this moment
 */
export const requestExport = (
  app: AppContext,
  user: CurrentUser,
  request: RequestFacts,
): Promise<DataExport> =>
  app.db.transaction(async (tx) => {
    // With the lock, two requests at the same time make one copy.
    if (!(await lockSameUser(tx, user))) throw new AppError('unauthenticated')
    const now = app.clock.now()
    const newest = await findNewestExport(tx, user.id)
    const isRecent =
      newest && newest.requestedAt.getTime() > now.getTime() - exportTimes.renewAfterHours * hourMs
    if (isRecent && newest.state !== 'failed') return toExport(newest)
    const row = await insertExport(tx, user.id, now)
    await enqueue(tx, prepareExport, { id: row.id })
    await recordSecurityEvent(tx, {
      kind: 'data_exported',
      userId: user.id,
      origin: originOf(app, request),
      details: { what: 'own_data', step: 'requested' },
    })
    return toExport(row)
  })

/** Returns the newest copy that a user requested, or null once there is none or its time is over. */
export async function readExportState(app: AppContext, user: CurrentUser): Promise<DataExport | null> {
  const newest = await findNewestExport(app.db, user.id)
  const isOver = newest?.expiresAt && newest.expiresAt <= app.clock.now()
  return newest && !isOver ? toExport(newest) : null
}

/**
 * Returns the file of a user's own copy.
 * @throws AppError not_found for the copy of somebody else, and when its time is over
 */
export async function readExportFile(
  app: AppContext,
  user: CurrentUser,
  id: string,
  request: RequestFacts,
): Promise<BinaryAnswer> {
  const row = found(await findReadyExport(app.db, { id, userId: user.id, now: app.clock.now() }))
  const bytes = await app.storage.getStream(row.key!)
  await recordSecurityEvent(app.db, {
    kind: 'data_exported',
    userId: user.id,
    origin: originOf(app, request),
    details: { what: 'own_data', step: 'downloaded' },
  })
  const day = row.requestedAt.toISOString().slice(0, 10)
  return { bytes, fileName: `metrolibre-${day}.zip`, disposition: 'attachment' }
}
