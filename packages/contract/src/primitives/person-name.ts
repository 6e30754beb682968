import * as v from 'valibot'
import { hasNameSigns, invisibleSign } from '../rules/name-signs.ts'
import { holdsSiteAddress } from './site-address.ts'

/** A letter that can stand alone, or a digit. The letters of Lm only modify others, as the apostrophe ʼ does. */
const letterOrDigit = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u

/** A first name that the beginning of a surname was typed to without a space, which `.la` and `.de` are as well as domains. */
const joined = /(?<![^\s])(?!www\.)(\p{Lu}\p{Ll}+)\.(?=(?:la|de)\s+\p{L})/giu
/** Whether that is written as a name, which `i` above does not look at. */
const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word)

/** Returns a name with the spaces that are missing in "María.De la Cruz". */
const withSpaces = (name: string): string =>
  name.replaceAll(joined, (found, first: string) => (isCapitalised(first) ? `${first} ` : found))

/**
 * Creates the schema of a person's name with at most `max` characters. It is shown in mails and on other
 * users' pages, so anything that could be more than a name is refused (RULES.md §2.48, §2.49). "J. R. Núñez-O’Higgins",
 * "J.R.", "Ma.Fernanda" and "Maria.La Torre" are valid; "evil.cl" is not.
 */
export const personName = (max: number) =>
  v.pipe(
    v.string('validation.required'),
    v.maxLength(max, 'validation.max_length'),
    v.regex(/\S/u, 'validation.required'),
    v.check((name) => letterOrDigit.test(name), 'validation.named'),
    v.check((name) => hasNameSigns(name) && !holdsSiteAddress(withSpaces(name)), 'validation.name'),
  )

/** Tells whether a text has something to be called by: a visible letter or digit. */
const isNamed = (name: string): boolean =>
  Array.from(name).some((sign) => letterOrDigit.test(sign) && !invisibleSign.test(sign))

/** Creates the schema of the name of a company or a place: any text with a letter or a digit. */
export const nameText = (max: number) =>
  v.pipe(
    v.string('validation.required'),
    v.maxLength(max, 'validation.max_length'),
    v.regex(/\S/u, 'validation.required'),
    v.check(isNamed, 'validation.named'),
  )

/** Creates the schema of the name of a company or a place that may still be missing. */
export const optionalNameText = (max: number) =>
  v.pipe(
    v.string('validation.invalid'),
    v.maxLength(max, 'validation.max_length'),
    v.check((name) => name.trim() === '' || isNamed(name), 'validation.named'),
  )
