import type { Locale, TestimonialInput } from '@metrolibre/contract'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import type { Actor } from '../audit/actor.ts'
import { recordChange } from '../audit/record-change.ts'
import {
  deleteTestimonial,
  insertTestimonial,
  lockTestimonial,
  saveTestimonial,
  type TestimonialRow,
  type TestimonialValues,
} from './repository.ts'

const entity = 'testimonial'

const valuesOf = ({ url, name, position, location, comment }: TestimonialInput) => {
  const values = {
    video: url,
    name: name.trim(),
    position: position?.trim() ?? '',
    location: location?.trim() ?? '',
    comment: comment?.trim() ?? '',
  }
  if (values.video === null && values.comment === '')
    throw new AppError('validation', {
      fields: [{ path: 'comment', code: 'validation.testimonial_empty' }],
    })
  return values
}

/**
 * Adds a testimonial.
 * @throws AppError validation when it has neither a text nor a film
 */
export const createTestimonial = (
  db: Database,
  input: TestimonialInput,
  lang: Locale,
  by: Actor,
): Promise<TestimonialRow> =>
  db.transaction(async (tx) => {
    const after = await insertTestimonial(tx, { ...valuesOf(input), lang })
    const entityId = after.id
    await recordChange(tx, { ...by, entity, action: 'testimonial.create', entityId, before: null, after })
    return after
  })

/** Writes a testimonial that is locked, and records what differs. */
export async function writeTestimonial(
  tx: Transaction,
  before: TestimonialRow,
  values: Partial<TestimonialValues>,
  by: Actor,
): Promise<TestimonialRow> {
  const after = await saveTestimonial(tx, before.id, values)
  await recordChange(tx, {
    ...by,
    entity,
    action: 'testimonial.update',
    entityId: before.id,
    before,
    after,
  })
  return after
}

/**
 * Replaces the content of a testimonial.
 * @throws AppError not_found, changed_meanwhile, validation when it has neither a text nor a film
 */
export const updateTestimonial = (
  db: Database,
  id: string,
  { ifUpdatedAt, ...input }: TestimonialInput,
  lang: Locale,
  by: Actor,
): Promise<TestimonialRow> =>
  db.transaction(async (tx) => {
    const before = found(await lockTestimonial(tx, id))
    assertUnchanged(before, ifUpdatedAt)
    const values = valuesOf(input)
    const sameWords = values.comment === before.comment && values.position === before.position
    return writeTestimonial(tx, before, { ...values, lang: sameWords ? before.lang : lang }, by)
  })

/**
 * Deletes a testimonial.
 * @throws AppError not_found
 */
export const removeTestimonial = (db: Database, id: string, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const before = found(await lockTestimonial(tx, id))
    await deleteTestimonial(tx, id)
    await recordChange(tx, {
      ...by,
      entity,
      action: 'testimonial.delete',
      entityId: id,
      before,
      after: null,
    })
  })
