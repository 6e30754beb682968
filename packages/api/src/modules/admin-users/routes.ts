import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import { found } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { serve } from '../../platform/http/serve.ts'
import { originOf } from '../security/origin.ts'
import { deleteForGood } from './delete-for-good.ts'
import { readDetail } from './detail.ts'
import { setFlag, type ChangedBy, type UserFlag } from './flags.ts'
import { endSessions, sendReset } from './help.ts'
import { findListed, listTrashedUsers, listUsers } from './list-repository.ts'
import { toAdminUser } from './to-admin-user.ts'
import { moveUserToTrash, restoreFromTrash } from './trash.ts'
import { updateForAdmin } from './update.ts'

export function registerAdminUsers(app: AppContext): void {
  const { adminUsers } = endpoints
  const by = (user: { id: string }, request: RequestFacts): ChangedBy => ({
    actorId: user.id,
    requestId: request.id,
    origin: originOf(app, request),
  })
  const show = async (id: string) => toAdminUser(found(await findListed(app.db, id)))
  const set = async (id: string, flag: UserFlag, on: boolean, changedBy: ChangedBy) => {
    await retryDeadlock(() => app.db.transaction((tx) => setFlag(app, tx, { id, flag, on }, changedBy)))
    return show(id)
  }

  serve(app, adminUsers.list, async ({ query }) => {
    const { rows, entries } = await listUsers(app.db, query)
    return { users: rows.map(toAdminUser), ...entries }
  })
  serve(app, adminUsers.trash, async ({ query }) => {
    const { rows, entries } = await listTrashedUsers(app.db, query)
    return { users: rows.map(toAdminUser), ...entries }
  })
  serve(app, adminUsers.detail, ({ params: { id }, request: { locale } }) =>
    readDetail(app, id, { inTrash: false, locale }),
  )
  serve(app, adminUsers.trashDetail, ({ params: { id }, request: { locale } }) =>
    readDetail(app, id, { inTrash: true, locale }),
  )
  serve(app, adminUsers.update, async ({ user, request, params: { id }, body }) => {
    await updateForAdmin(app, id, body, by(user, request))
    return show(id)
  })
  serve(app, adminUsers.sendReset, async ({ user, request, params: { id }, text }) => {
    await sendReset(app, id, by(user, request))
    return { message: text('message.reset_sent') }
  })
  serve(app, adminUsers.endSessions, async ({ user, request, params: { id }, text }) => {
    await endSessions(app, id, by(user, request))
    return { message: text('message.sessions_ended') }
  })
  serve(app, adminUsers.setActive, ({ user, request, body: { id, isActive } }) =>
    set(id, 'isActive', isActive, by(user, request)),
  )
  serve(app, adminUsers.setOwner, ({ user, request, body: { id, isOwner } }) =>
    set(id, 'isOwner', isOwner, by(user, request)),
  )
  serve(app, adminUsers.setAdmin, ({ user, request, params: { id }, body: { isAdmin } }) =>
    set(id, 'isAdmin', isAdmin, by(user, request)),
  )
  serve(app, adminUsers.setVerified, ({ user, request, params: { id }, body: { isVerified } }) =>
    set(id, 'isVerified', isVerified, by(user, request)),
  )
  serve(app, adminUsers.remove, async ({ user, request, body: { id }, text }) => {
    await moveUserToTrash(app, id, by(user, request))
    return { message: text('message.user_trashed') }
  })
  serve(app, adminUsers.removeForGood, async ({ user, request, body: { id }, text }) => {
    await deleteForGood(app, id, by(user, request))
    return { message: text('message.user_deleted') }
  })
  serve(app, adminUsers.restore, async ({ user, request, body: { id }, text }) => {
    await restoreFromTrash(app, id, by(user, request))
    return { message: text('message.user_restored') }
  })
}
