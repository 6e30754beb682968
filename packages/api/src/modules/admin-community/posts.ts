import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Undo } from '../audit/undo.ts'
import { updatePost, type PostRow } from '../posts/repository.ts'
import { announceDecision, decisionDelayMs } from './announce.ts'
import { lockPost } from './post-repository.ts'

/** The columns of a post that admins decide about. */
type Decision = Partial<Pick<PostRow, 'isVerified' | 'isActive' | 'refusal' | 'deletedAt'>>

export interface By {
  readonly actorId: string
  readonly requestId: string
}

const actions = {
  verify: 'publication.verify',
  setActive: 'publication.setActive',
  remove: 'publication.remove',
  restore: 'publication.restore',
} as const
type Verb = keyof typeof actions

const namesOf = (values: Decision) => Object.keys(values) as (keyof Decision)[]

/** Changes a locked post, records it, and has its author told. Nothing happens without a difference. */
async function decide(
  app: AppContext,
  tx: Transaction,
  { post, verb, values }: { post: PostRow; verb: Verb; values: Decision },
  by: By,
): Promise<void> {
  const before = Object.fromEntries(namesOf(values).map((name) => [name, post[name]]))
  if (namesOf(values).every((name) => post[name]?.valueOf() === values[name]?.valueOf())) return
  await updatePost(tx, post.id, values)
  await recordChange(tx, {
    ...by,
    entity: 'publication',
    action: actions[verb],
    entityId: post.id,
    before,
    after: values,
  })
  // Later than an admin can take the decision back, and once for several decisions.
  await enqueue(
    tx,
    announceDecision,
    { id: post.id },
    { key: `announce-publication:${post.id}`, runAt: new Date(app.clock.now().getTime() + decisionDelayMs) },
  )
}

interface Seen {
  readonly id: string
  /** The version of the post that the admin saw. */
  readonly ifUpdatedAt?: string | undefined
}

const lockSeen = async (tx: Transaction, { id, ifUpdatedAt }: Seen): Promise<PostRow> => {
  const post = found(await lockPost(tx, id))
  if (post.deletedAt) throw new AppError('not_found')
  assertUnchanged(post, ifUpdatedAt)
  return post
}

/**
 * Verifies a post, or takes that back.
 * @throws AppError not_found, changed_meanwhile
 */
export async function verifyPost(
  app: AppContext,
  tx: Transaction,
  { isVerified, ...seen }: Seen & { isVerified: boolean },
  by: By,
): Promise<void> {
  const post = await lockSeen(tx, seen)
  await decide(app, tx, { post, verb: 'verify', values: { isVerified } }, by)
}

/**
 * Refuses a post with a reason for its author, or shows it again.
 * @throws AppError not_found, changed_meanwhile
 */
export async function setPostActive(
  app: AppContext,
  tx: Transaction,
  { isActive, reason, ...seen }: Seen & { isActive: boolean; reason?: string | undefined },
  by: By,
): Promise<void> {
  const post = await lockSeen(tx, seen)
  const refusal = isActive ? null : reason?.trim() || null
  await decide(app, tx, { post, verb: 'setActive', values: { isActive, refusal } }, by)
}

/**
 * Deletes a post so that it can be brought back.
 * @throws AppError not_found
 */
export async function removeAnyPost(app: AppContext, tx: Transaction, id: string, by: By): Promise<void> {
  const post = await lockSeen(tx, { id })
  await decide(app, tx, { post, verb: 'remove', values: { deletedAt: app.clock.now() } }, by)
}

/**
 * Brings a deleted post back.
 * @throws AppError not_found
 */
export const restorePost = (app: AppContext, id: string, by: By): Promise<void> =>
  app.db.transaction(async (tx) => {
    const post = found(await lockPost(tx, id))
    await decide(app, tx, { post, verb: 'restore', values: { deletedAt: null } }, by)
  })

const timeOf = (value: unknown) => (typeof value === 'string' ? new Date(value) : null)

const undo =
  (verb: Verb): Undo =>
  async (app, tx, { entityId, before, after }, by) => {
    const post = found(await lockPost(tx, entityId))
    const current = (name: string) => {
      const value = post[name as keyof Decision]
      return value instanceof Date ? value.toISOString() : value
    }
    if (Object.keys(after).some((name) => current(name) !== after[name])) throw new AppError('conflict')
    const values = 'deletedAt' in before ? { deletedAt: timeOf(before['deletedAt']) } : (before as Decision)
    await decide(app, tx, { post, verb, values }, by)
  }

export const publicationUndoes = {
  [actions.verify]: undo('verify'),
  [actions.setActive]: undo('setActive'),
  [actions.remove]: undo('restore'),
  [actions.restore]: undo('remove'),
}
