import type { Publication, PublicationInput } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { pictureOf } from '../../platform/images/picture.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { requireConfirmedEmail } from '../auth/confirmed-email.ts'
import { findPictures, findVerified, insertPost } from './repository.ts'

/** Returns the posts that everybody can see. */
export async function listVerified({ db }: AppContext): Promise<Publication[]> {
  const rows = await findVerified(db)
  const pictures = await findPictures(
    db,
    rows.map(({ post }) => post.id),
  )
  return rows.map(({ post: { image, createdAt, ...post }, author }) => ({
    ...post,
    ...pictureOf(image),
    user: author,
    imagesPublication: pictures
      .filter(({ publicationId }) => publicationId === post.id)
      .map(({ id, image, isVisible }) => ({ id, ...pictureOf(image), isVisible })),
    created: createdAt.toISOString(),
  }))
}

/**
 * Creates a post, which nobody sees before an admin has verified it.
 * @throws AppError `email_unconfirmed`
 */
export async function createPost(
  { db }: AppContext,
  user: CurrentUser,
  { title, description, webSite, instagram }: PublicationInput,
): Promise<{ id: string }> {
  requireConfirmedEmail(user)
  const id = await insertPost(db, {
    userId: user.id,
    title: title.trim(),
    description: description.trim(),
    webSite: webSite || null,
    instagram: instagram || null,
  })
  return { id }
}
