import * as v from 'valibot'

/** Identifier of anything of ours. */
export const Id = v.pipe(v.string('validation.required'), v.uuid('validation.id'))
export type Id = v.InferOutput<typeof Id>

/** `/:id` of a path. An address that cannot name anything is 404, not 422. RULES §9. */
export const IdParams = v.object({ id: Id })
