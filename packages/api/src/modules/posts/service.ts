import type { endpoints, Locale, Publication, PublicationInput, Query } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { readPosition, writePosition } from '../../platform/list-position.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { assertStillThere } from '../auth/assert-still-there.ts'
import { requireConfirmedEmail } from '../auth/confirmed-email.ts'
import { waitingPost } from '../images/note-repository.ts'
import {
  deletePost,
  findOwnPosts,
  findPost,
  findSameWaiting,
  findVerified,
  insertPost,
  lockOwnPost,
  updatePost,
} from './repository.ts'
import { toManaged, toPublic } from './to-post.ts'

const ownLimit = 100

const pageLimit = 100

/**
 * Returns a page of the posts that everybody can see, newest first.
 * @throws AppError validation when the cursor is not valid
 */
export async function listVerified(
  app: AppContext,
  { q = '', category, cursor, limit = pageLimit }: Query<typeof endpoints.publications.verified>,
): Promise<{ publications: Publication[]; nextCursor: string | null }> {
  const rows = await findVerified(app.db, {
    patterns: textPatterns(q),
    category,
    after: cursor === undefined ? undefined : readPosition(cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    publications: await toPublic(app, page),
    nextCursor: last && rows.length > limit ? writePosition(last.post) : null,
  }
}

/** Returns the newest posts of a user, those included that nobody else sees. */
export const readOwnPosts = async (app: AppContext, userId: string): Promise<Publication[]> =>
  toManaged(app, await findOwnPosts(app.db, userId, ownLimit))

/**
 * Returns one post. One that is not shown exists only for its author and admins (RULES.md §7.29a).
 * @throws AppError not_found
 */
export async function readPost(
  app: AppContext,
  reader: CurrentUser | null,
  id: string,
): Promise<Publication> {
  const view = found(await findPost(app.db, id))
  const manages = reader !== null && (reader.isAdmin || reader.id === view.author.id)
  if (!view.open && !manages) throw new AppError('not_found')
  const [post] = await (manages ? toManaged : toPublic)(app, [view])
  return post!
}

const columnsOf = ({ title, description, category, webSite, instagram }: PublicationInput) => ({
  title: title.trim(),
  description: description.trim(),
  ...(category && { category }),
  webSite: webSite || null,
  instagram: instagram || null,
})

/**
 * Creates a post, which nobody but its author sees before an admin has verified it. The same words sent again
 * while they wait are the same post, because the answer to the first call may have been lost.
 * @throws AppError `email_unconfirmed`; `unauthenticated` when the account was erased meanwhile
 */
export async function createPost(
  { db }: AppContext,
  user: CurrentUser,
  input: PublicationInput,
  lang: Locale,
): Promise<{ id: string }> {
  requireConfirmedEmail(user)
  const post = { userId: user.id, ...columnsOf(input), lang }
  return db.transaction(async (tx) => {
    await assertStillThere(tx, user.id)
    return { id: (await findSameWaiting(tx, post)) ?? (await insertPost(tx, post)) }
  })
}

/**
 * Changes the user's own post, which then waits for an admin again. Without a difference nothing changes.
 * @throws AppError `email_unconfirmed`, not_found
 */
export async function changePost(
  app: AppContext,
  user: CurrentUser,
  id: string,
  input: PublicationInput,
  lang: Locale,
): Promise<Publication> {
  requireConfirmedEmail(user)
  await app.db.transaction(async (tx) => {
    const post = found(await lockOwnPost(tx, id, user.id))
    const values = columnsOf(input)
    const same = (Object.keys(values) as (keyof typeof values)[]).every((name) => values[name] === post[name])
    const sameWords = values.title === post.title && values.description === post.description
    if (!same) await updatePost(tx, id, { ...values, lang: sameWords ? post.lang : lang, ...waitingPost })
  })
  return readPost(app, user, id)
}

/**
 * Deletes the user's own post with its pictures.
 * @throws AppError not_found
 */
export const removeOwnPost = ({ db }: AppContext, user: { id: string }, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    found(await lockOwnPost(tx, id, user.id))
    await deletePost(tx, id)
  })
