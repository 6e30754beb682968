import * as v from 'valibot'

/** Letters of any script, digits and what stands in names; no line breaks, markup, addresses or hidden signs. */
const written = /^[\p{L}\p{M}\p{N} .,'’ʼ‘`´·&()-]+$/u

/** "evil.example" and "www.evil": programs make links of letters on both sides of a dot by themselves. */
const linkLike = /[\p{L}\p{M}\p{N}]\.[\p{L}\p{N}]{2}/u

/**
 * The name of a person, at most `max` characters. It is written into mails and other people's pages, so nothing
 * that could be more than a name is taken (RULES §2). "J. R. Núñez-O’Higgins" and "J.R." are fine.
 */
export const personName = (max: number) =>
  v.pipe(
    v.string('validation.required'),
    v.regex(/\S/u, 'validation.required'),
    v.maxLength(max, 'validation.max_length'),
    v.check((name) => written.test(name) && !linkLike.test(name), 'validation.name'),
  )
