import { coverIds, type Cover } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { pictureKeyOf, pictureOf } from '../../platform/images/picture.ts'
import { isHidden } from '../files/repository.ts'
import { keepFile } from '../images/repository.ts'
import { findCovers, saveCover } from './repository.ts'

type CoverRow = Awaited<ReturnType<typeof findCovers>>[number]

const toCover = ({ id, image, text }: CoverRow): Cover => ({ id, ...pictureOf(image), text })

export const readCovers = async ({ db }: AppContext): Promise<Cover[]> => (await findCovers(db)).map(toCover)

const known = new Set<number>(Object.values(coverIds))

const assertKnown = (id: number): void => {
  if (!known.has(id)) throw new AppError('not_found')
}

/**
 * Sets a cover's image, or resets it with null to the page's own. Only pictures uploaded here are accepted,
 * because any other URL would make the page load unchecked content (RULES.md §8), and no hidden ones (§7).
 */
export async function setCoverImage(app: AppContext, id: number, imageUrl: string | null): Promise<Cover> {
  assertKnown(id)
  if (imageUrl === null) return toCover(await saveCover(app.db, id, { image: null }))
  const key = pictureKeyOf(imageUrl, app.config.PUBLIC_URL)
  return app.db.transaction(async (tx) => {
    if (!key || !(await keepFile(tx, key)) || (await isHidden(tx, key)))
      throw new AppError('validation', { fields: [{ path: 'imageUrl', code: 'validation.invalid' }] })
    return toCover(await saveCover(tx, id, { image: key }))
  })
}

/** Sets a cover's text, or resets it with null to the page's own in both languages. */
export async function setCoverText(app: AppContext, id: number, text: string | null): Promise<Cover> {
  assertKnown(id)
  return toCover(await saveCover(app.db, id, { text: text?.trim() ?? null }))
}
