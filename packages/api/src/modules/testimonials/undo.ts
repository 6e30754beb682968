import { AppError } from '../../platform/errors/app-error.ts'
import { assertStillHas } from '../audit/still-has.ts'
import type { Undo } from '../audit/undo.ts'
import { lockTestimonial, type TestimonialValues } from './repository.ts'
import { writeTestimonial } from './service.ts'

const undo: Undo = async (_app, tx, { entityId, before, after }, by) => {
  const row = await lockTestimonial(tx, entityId)
  if (!row) throw new AppError('conflict')
  assertStillHas(row, after)
  await writeTestimonial(tx, row, before as Partial<TestimonialValues>, by)
}

/** How changes of testimonials are taken back. */
export const testimonialUndoes = { 'testimonial.update': undo }
