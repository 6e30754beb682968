import { coverIds, type Body, type Cover, type endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import { pictureKeyOf, pictureWithVariants } from '../../platform/images/picture.ts'
import type { Actor } from '../audit/actor.ts'
import { recordChange } from '../audit/record-change.ts'
import { isHidden } from '../files/repository.ts'
import { keepFile } from '../images/repository.ts'
import { findCovers, lockCover, saveCover, type CoverRow, type CoverValues } from './repository.ts'

const toCover = ({
  id,
  image,
  text,
  updatedAt,
}: Omit<CoverRow, 'updatedAt'> & Partial<Pick<CoverRow, 'updatedAt'>>): Cover => ({
  id,
  ...pictureWithVariants(image),
  text,
  ...(updatedAt && { updatedAt: updatedAt.toISOString() }),
})

export const readCovers = async (db: Queryable): Promise<Cover[]> => (await findCovers(db)).map(toCover)

const known = new Set<number>(Object.values(coverIds))

const assertKnown = (id: number): void => {
  if (!known.has(id)) throw new AppError('not_found')
}

type CoverAction = 'cover.setImage' | 'cover.setText'

// A cover that has no row yet shows the page's own.
const untouched = { image: null, text: null }

/** Writes a cover, with the row locked if there is one, and records the change. */
export async function writeCover(
  tx: Transaction,
  { id, before, values }: { id: number; before: CoverRow | undefined; values: CoverValues },
  change: Actor & { action: CoverAction },
): Promise<CoverRow> {
  const after = await saveCover(tx, id, values)
  await recordChange(tx, {
    ...change,
    entity: 'cover',
    entityId: String(id),
    before: { id, ...(before ?? untouched) },
    after,
  })
  return after
}

interface Wanted {
  readonly id: number
  readonly values: CoverValues
  readonly ifUpdatedAt: string | null | undefined
}

async function change(
  tx: Transaction,
  { id, values, ifUpdatedAt }: Wanted,
  by: Actor & { action: CoverAction },
): Promise<Cover> {
  const before = await lockCover(tx, id)
  assertUnchanged(before, ifUpdatedAt)
  // A row that says what none says would be a change without a difference, which nobody records.
  if (!before && Object.values(values).every((value) => value === null)) return toCover({ id, ...untouched })
  return toCover(await writeCover(tx, { id, before, values }, by))
}

/**
 * Sets a cover's image, or resets it with null to the page's own. Only pictures uploaded here are accepted,
 * because any other URL would make the page load unchecked content (RULES.md §8.30), and no hidden ones (§7).
 * @throws AppError changed_meanwhile, validation
 */
export async function setCoverImage(
  app: AppContext,
  id: number,
  { imageUrl, ifUpdatedAt }: Body<typeof endpoints.adminSite.setCoverImage>,
  by: Actor,
): Promise<Cover> {
  assertKnown(id)
  const key = imageUrl === null ? null : pictureKeyOf(imageUrl, app.config.PUBLIC_URL)
  return app.db.transaction(async (tx) => {
    if (key === undefined || (key !== null && (!(await keepFile(tx, key)) || (await isHidden(tx, key)))))
      throw new AppError('validation', { fields: [{ path: 'imageUrl', code: 'validation.invalid' }] })
    return change(tx, { id, values: { image: key }, ifUpdatedAt }, { ...by, action: 'cover.setImage' })
  })
}

/**
 * Sets a cover's text, or resets it with null to the page's own in both languages.
 * @throws AppError changed_meanwhile
 */
export async function setCoverText(
  { db }: AppContext,
  id: number,
  { text, ifUpdatedAt }: Body<typeof endpoints.adminSite.setCoverText>,
  by: Actor,
): Promise<Cover> {
  assertKnown(id)
  return db.transaction((tx) =>
    change(
      tx,
      { id, values: { text: text?.trim() ?? null }, ifUpdatedAt },
      { ...by, action: 'cover.setText' },
    ),
  )
}
