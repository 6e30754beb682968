import * as v from 'valibot'
import { isTypedName } from '../rules/typed-name.ts'
import { nested } from './body.ts'

/** How a signature was made: drawn with a pointer, typed as a name, or taken from a picture. */
export const signatureKinds = ['drawn', 'typed', 'picture'] as const
export const SignatureKind = v.picklist(signatureKinds)
export type SignatureKind = v.InferOutput<typeof SignatureKind>

/** A drawn signature: a PNG as a data URL of at most about 300 KB. */
const DrawnSignature = v.pipe(
  v.string('validation.signature'),
  v.nonEmpty('validation.signature'),
  v.maxLength(400_000, 'validation.signature'),
  v.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'validation.signature'),
)

/** A typed signature: the name, which documents set in the script face. */
const TypedSignature = nested({
  kind: v.literal('typed'),
  name: v.pipe(
    v.string('validation.signature_name'),
    v.maxLength(80, 'validation.signature_name'),
    v.check(isTypedName, 'validation.signature_name'),
  ),
})

/** A picture of a signature as a data URL of at most about 500 KB. */
const PictureSignature = nested({
  kind: v.literal('picture'),
  picture: v.pipe(
    v.string('validation.signature_picture'),
    v.maxLength(700_000, 'validation.signature_picture_size'),
    v.regex(
      /^data:image\/(?:png|jpeg|gif|heic);base64,[A-Za-z0-9+/]+={0,2}$/,
      'validation.signature_picture',
    ),
  ),
})

/**
 * A signature of any kind (RULES.md §6.36); a text is a drawn one. The server checks that it holds ink.
 */
export const Signature = v.union(
  [DrawnSignature, v.variant('kind', [TypedSignature, PictureSignature], 'validation.signature')],
  'validation.signature',
)
export type Signature = v.InferOutput<typeof Signature>
