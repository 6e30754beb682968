import * as v from 'valibot'

/**
 * Letters of any script, digits and the punctuation of names. No line breaks, markup, addresses or hidden
 * characters.
 */
const written = /^[\p{L}\p{M}\p{N} .,'’ʼ‘`´·&()-]+$/u

/** Characters that are letters or marks but take no visible place, such as the filler of Hangul. */
const invisible = /\p{Default_Ignorable_Code_Point}/u

/** Letters on both sides of a dot, as in "evil.example" or "www.evil", which many programs turn into a link. */
const linkLike = /[\p{L}\p{M}\p{N}]\.[\p{L}\p{N}]{2}/u

/**
 * Creates the schema of a person's name with at most `max` characters. It is shown in mails and on other
 * users' pages, so anything that could be more than a name is refused (RULES.md §2). "J. R. Núñez-O’Higgins"
 * and "J.R." are valid.
 */
export const personName = (max: number) =>
  v.pipe(
    v.string('validation.required'),
    v.regex(/\S/u, 'validation.required'),
    v.maxLength(max, 'validation.max_length'),
    v.check((name) => written.test(name) && !invisible.test(name) && !linkLike.test(name), 'validation.name'),
  )
