import * as v from 'valibot'

/** A drawn signature: a PNG as a data URL of at most about 300 KB. The server checks that it holds ink. */
export const Signature = v.pipe(
  v.string('validation.signature'),
  v.nonEmpty('validation.signature'),
  v.maxLength(400_000, 'validation.signature'),
  v.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'validation.signature'),
)
