import { endpoints, type TeamMember } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { pictureWithVariants } from '../../platform/images/picture.ts'
import { actorOf } from '../audit/actor.ts'
import { findTeam, type TeamMemberRow } from './repository.ts'
import { addMember, orderTeam, removeMember, updateMember } from './service.ts'

const toManaged = ({ image, ...row }: TeamMemberRow): TeamMember => ({
  ...row,
  ...pictureWithVariants(image),
  updatedAt: row.updatedAt.toISOString(),
})
const toMember = (row: TeamMemberRow): TeamMember => ({ ...toManaged(row), updatedAt: undefined })

export function registerPersonal(app: AppContext): void {
  const { personal, adminSite } = endpoints
  const read = app.publicReads.with(({ db }) => db)
  // Only admins see hidden members (RULES.md §11.11).
  serve(app, personal.list, async ({ user, request }) => {
    const hidden = user?.isAdmin ?? false
    const team = await read(request, (db) => findTeam(db, { hidden }))
    return { personal: team.map(hidden ? toManaged : toMember) }
  })
  serve(app, personal.update, async (call) =>
    toManaged(await updateMember(app.db, call.params.id, call.body, actorOf(call))),
  )
  serve(app, adminSite.addMember, async (call) =>
    toManaged(await addMember(app.db, call.body, actorOf(call))),
  )
  serve(app, adminSite.orderTeam, async (call) => ({
    personal: (await orderTeam(app.db, call.body.order, actorOf(call))).map(toManaged),
  }))
  serve(app, adminSite.removeMember, async (call) => {
    await removeMember(app.db, call.params.id, actorOf(call))
    return { message: call.text('message.deleted') }
  })
}
