import * as v from 'valibot'

/** The id of a row. */
export const Id = v.pipe(v.string('validation.required'), v.uuid('validation.id'))
export type Id = v.InferOutput<typeof Id>

/** The `/:id` of a path. An id that can't identify anything gives 404 instead of 422 (RULES.md §9.4). */
export const IdParams = v.object({ id: Id })
