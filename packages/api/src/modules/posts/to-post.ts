import type { Publication } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { pictureWithVariants } from '../../platform/images/picture.ts'
import { toImage, toManagedImage } from '../images/to-image.ts'
import { findAllPictures, findPictures, type PostPictureRow, type PostView } from './repository.ts'

const toPost = (
  { post: { image, createdAt, updatedAt, ...post }, author }: PostView,
  pictures: readonly PostPictureRow[],
  toPicture: typeof toImage,
): Publication => ({
  ...post,
  ...pictureWithVariants(image),
  user: author,
  imagesPublication: pictures.filter(({ publicationId }) => publicationId === post.id).map(toPicture),
  created: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

const idsOf = (rows: readonly PostView[]) => rows.map(({ post }) => post.id)

/** Shows posts to everybody: with their visible pictures, and nothing about why one was refused. */
export async function toPublic({ db }: AppContext, rows: readonly PostView[]): Promise<Publication[]> {
  const pictures = await findPictures(db, idsOf(rows))
  return rows.map((row) => ({ ...toPost(row, pictures, toImage), refusal: null }))
}

/** Shows posts to their author and admins: with all their pictures. */
export async function toManaged(app: AppContext, rows: readonly PostView[]): Promise<Publication[]> {
  const pictures = await findAllPictures(app.db, idsOf(rows))
  return rows.map((row) => toPost(row, pictures, toManagedImage(app)))
}
