import type { Publication } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { pictureOf } from '../../platform/images/picture.ts'
import { findPictures, findVerified } from './repository.ts'

/** What the community shows to everybody. */
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
