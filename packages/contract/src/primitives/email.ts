import * as v from 'valibot'
import { storedEmail } from './email-address.ts'
import { shownEmail } from './shown-email.ts'
import { trimInvisible } from './visible.ts'

const trimmed = v.transform(trimInvisible)
const stored = v.transform((typed: string) => storedEmail(typed) ?? typed)
const longest = v.maxLength<string, 254, 'validation.max_length'>(254, 'validation.max_length')

/** An e-mail address. It comes out in the form in which it is stored and compared (RULES.md §2.19). */
export const Email = v.pipe(
  v.string('validation.email_required'),
  trimmed,
  v.nonEmpty('validation.email_required'),
  v.check((typed) => storedEmail(typed) !== null, 'validation.email'),
  longest,
  stored,
)

/** An e-mail address or an empty text. */
export const OptionalEmail = v.pipe(
  v.string('validation.email'),
  trimmed,
  v.check((typed) => typed === '' || storedEmail(typed) !== null, 'validation.email'),
  longest,
  stored,
)

/** An e-mail address in an answer. Pages get it in the form that is shown. */
export const ShownEmail = v.pipe(v.string(), v.transform(shownEmail))
