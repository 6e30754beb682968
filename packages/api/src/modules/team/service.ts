import type { Body, endpoints } from '@metrolibre/contract'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { changesNothing } from '../../platform/db/changes-nothing.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import type { Actor } from '../audit/actor.ts'
import { recordChange } from '../audit/record-change.ts'
import {
  deleteMember,
  findTeam,
  insertMember,
  lockMember,
  lockTeam,
  saveMember,
  type MemberValues,
  type TeamMemberRow,
} from './repository.ts'

const entity = 'teamMember'

/** What the order of the team is recorded about, because it belongs to no single member. */
const wholeTeam = 'team'

/** Writes a member who is locked, and records what differs. */
export async function writeMember(
  tx: Transaction,
  before: TeamMemberRow,
  values: MemberValues,
  change: Actor & { action: 'teamMember.update' | 'teamMember.setImage' },
): Promise<TeamMemberRow> {
  const after = changesNothing(values) ? before : await saveMember(tx, before.id, values)
  await recordChange(tx, { ...change, entity, entityId: before.id, before, after })
  return after
}

/** Adds a member of the team, as the last one. */
export const addMember = (
  db: Database,
  { name, position, ...rest }: Body<typeof endpoints.adminSite.addMember>,
  by: Actor,
): Promise<TeamMemberRow> =>
  db.transaction(async (tx) => {
    const values = { ...rest, name: name.trim(), position: position?.trim() ?? '' }
    const after = await insertMember(tx, values)
    await recordChange(tx, {
      ...by,
      entity,
      action: 'teamMember.create',
      entityId: after.id,
      before: null,
      after,
    })
    return after
  })

/**
 * Changes a member of the team, or hides them from everybody but admins.
 * @throws AppError not_found, changed_meanwhile
 */
export const updateMember = (
  db: Database,
  id: string,
  { ifUpdatedAt, ...input }: Body<typeof endpoints.personal.update>,
  by: Actor,
): Promise<TeamMemberRow> =>
  db.transaction(async (tx) => {
    const before = found(await lockMember(tx, id))
    assertUnchanged(before, ifUpdatedAt)
    const values = Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
    )
    return writeMember(tx, before, values, { ...by, action: 'teamMember.update' })
  })

/**
 * Deletes a member of the team.
 * @throws AppError not_found
 */
export const removeMember = (db: Database, id: string, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const before = found(await lockMember(tx, id))
    await deleteMember(tx, id)
    await recordChange(tx, {
      ...by,
      entity,
      action: 'teamMember.delete',
      entityId: id,
      before,
      after: null,
    })
  })

/**
 * Puts the whole team into this order and records it.
 * @throws AppError conflict when these are not all the members
 */
export async function writeOrder(tx: Transaction, order: readonly string[], by: Actor): Promise<void> {
  const team = await lockTeam(tx)
  const ids = team.map(({ id }) => id)
  if (
    order.length !== ids.length ||
    new Set(order).size !== ids.length ||
    ids.some((id) => !order.includes(id))
  )
    throw new AppError('conflict', { text: 'conflict.team_order' })
  for (const [sortOrder, id] of order.entries()) await saveMember(tx, id, { sortOrder })
  await recordChange(tx, {
    ...by,
    entity,
    action: 'teamMember.order',
    entityId: wholeTeam,
    before: { order: ids },
    after: { order },
  })
}

/**
 * Sets the order in which the team is shown. The caller names all members, so that one who was added meanwhile
 * is noticed.
 * @throws AppError conflict
 */
export const orderTeam = (db: Database, order: readonly string[], by: Actor): Promise<TeamMemberRow[]> =>
  db.transaction(async (tx) => {
    await writeOrder(tx, order, by)
    return findTeam(tx, { hidden: true })
  })
