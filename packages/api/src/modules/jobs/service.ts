import { dateAt, timeZoneOf, type JobInput } from '@metrolibre/contract'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import type { Actor } from '../audit/actor.ts'
import { recordChange } from '../audit/record-change.ts'
import { deleteJob, insertJob, lockJob, saveJob, type JobRow, type JobColumns } from './repository.ts'

const entity = 'job'

const valuesOf = ({
  title,
  description,
  titleEn,
  descriptionEn,
  city,
  country,
  employmentType,
  isRemote,
  validThrough,
}: JobInput): Omit<JobColumns, 'isActive'> => {
  if ((titleEn === null) !== (descriptionEn === null))
    throw new AppError('validation', {
      fields: [{ path: titleEn === null ? 'titleEn' : 'descriptionEn', code: 'validation.both_languages' }],
    })
  return {
    title: title.trim(),
    description: description.trim(),
    titleEn: titleEn?.trim() ?? null,
    descriptionEn: descriptionEn?.trim() ?? null,
    city: city.trim(),
    country,
    employmentType,
    isRemote,
    validThrough,
  }
}

/** Returns whether a last day is over by the calendar of its country. */
export const isLastDayOver = (
  { validThrough, country }: Pick<JobRow, 'validThrough' | 'country'>,
  now: Date,
): boolean => validThrough !== null && validThrough < dateAt(now.getTime(), timeZoneOf(country))

/** Refuses a last day that is over, with which an opening would be saved and shown to nobody. */
const assertLastDay = (input: JobInput, now: Date): void => {
  if (isLastDayOver(input, now))
    throw new AppError('validation', { fields: [{ path: 'validThrough', code: 'validation.day_past' }] })
}

/**
 * Adds a job opening; it is shown at once unless `isActive` is false.
 * @throws AppError validation when only one of the English texts is given, or the last day is over
 */
export const createJob = (db: Database, input: JobInput, by: Actor, now: Date): Promise<JobRow> =>
  db.transaction(async (tx) => {
    assertLastDay(input, now)
    const after = await insertJob(tx, { ...valuesOf(input), isActive: input.isActive ?? true })
    await recordChange(tx, {
      ...by,
      entity,
      action: 'job.create',
      entityId: after.id,
      before: null,
      after,
    })
    return after
  })

/** Writes an opening that is locked, and records what differs. */
export async function writeJob(
  tx: Transaction,
  before: JobRow,
  values: Partial<JobColumns>,
  by: Actor & { action: 'job.update' | 'job.setActive' },
): Promise<JobRow> {
  const after = await saveJob(tx, before.id, values)
  await recordChange(tx, { ...by, entity, entityId: before.id, before, after })
  return after
}

/**
 * Replaces the content of a job opening. A last day that is over may stay, but can't be set again.
 * @throws AppError not_found, changed_meanwhile, validation as when it is added
 */
export const updateJob = (db: Database, id: string, input: JobInput, by: Actor, now: Date): Promise<JobRow> =>
  db.transaction(async (tx) => {
    const before = found(await lockJob(tx, id))
    assertUnchanged(before, input.ifUpdatedAt)
    if (input.validThrough !== before.validThrough) assertLastDay(input, now)
    const values = { ...valuesOf(input), isActive: input.isActive ?? before.isActive }
    return writeJob(tx, before, values, { ...by, action: 'job.update' })
  })

/**
 * Shows an opening or not. Nothing happens when it is so already.
 * @throws AppError not_found
 */
export const setJobActive = (db: Database, id: string, isActive: boolean, by: Actor): Promise<JobRow> =>
  db.transaction(async (tx) => {
    const before = found(await lockJob(tx, id))
    return before.isActive === isActive
      ? before
      : writeJob(tx, before, { isActive }, { ...by, action: 'job.setActive' })
  })

/**
 * Deletes a job opening.
 * @throws AppError not_found
 */
export const removeOpening = (db: Database, id: string, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const before = found(await lockJob(tx, id))
    await deleteJob(tx, id)
    await recordChange(tx, { ...by, entity, action: 'job.delete', entityId: id, before, after: null })
  })
