import * as v from 'valibot'
import { body } from '../primitives/body.ts'
import { NumericPhone, Whatsapp } from '../primitives/contact.ts'
import { Country } from '../primitives/money.ts'
import { personName } from '../primitives/person-name.ts'
import { printed } from '../primitives/printed.ts'
import { Flag, optionalText, requiredText } from '../primitives/text.ts'
import { BirthDate } from '../primitives/time.ts'
import { isAdult } from '../rules/age.ts'
import { User } from '../users/schemas.ts'
import { Email, ShownEmail } from '../primitives/email.ts'

/** How many characters a new password has at least. */
export const leastPassword = 8

/**
 * A new password. A login accepts any text, because older passwords must keep working when these rules
 * change.
 */
export const NewPassword = v.pipe(
  v.string('validation.required'),
  v.nonEmpty('validation.required'),
  v.minLength(leastPassword, 'validation.password'),
  v.maxLength(128, 'validation.max_length'),
)

/**
 * The token of a solved captcha. Without one, only a few registrations and restores an hour are accepted from
 * a network address; a login needs one only after `captcha_required` (RULES.md §2.36, §2.42).
 */
const recaptchaToken = optionalText(10_000)

export const LoginBody = body({ email: Email, password: requiredText(128), recaptchaToken })
export type LoginBody = v.InferOutput<typeof LoginBody>

export const RegisterBody = body({
  firstname: printed(personName(80)),
  lastname: printed(personName(80)),
  email: Email,
  password: NewPassword,
  country: Country,
  birthDate: v.pipe(
    BirthDate,
    v.check((date) => isAdult(date), 'validation.adult'),
  ),
  isOwner: v.optional(Flag, false),
  whatsapp: v.optional(Whatsapp),
  phone: v.optional(NumericPhone),
  recaptchaToken,
})
export type RegisterBody = v.InferOutput<typeof RegisterBody>

/**
 * The answer to login and registration: `storageTokenAuthFirebase` signs in the identity SDK, `token` is a
 * bearer that the API accepts at once (RULES.md §2.6).
 */
export const SignedIn = v.object({
  storageTokenAuthFirebase: v.string(),
  token: v.string(),
  user: v.object({
    ...User.entries,
    /** The same as `storageTokenAuthFirebase`. Answers of servers of the previous version lack it. */
    firebaseToken: v.optional(v.string()),
  }),
})
export type SignedIn = v.InferOutput<typeof SignedIn>

export const RestoreBody = body({ email: Email, recaptchaToken })
export type RestoreBody = v.InferOutput<typeof RestoreBody>
export const PasswordBody = body({ token: requiredText(300), password: NewPassword })

/**
 * The new address, and the password again, because somebody who uses a stolen or unlocked session does not
 * know it.
 */
export const EmailChangeBody = body({ email: Email, password: requiredText(128) })
export type EmailChangeBody = v.InferOutput<typeof EmailChangeBody>
export const EmailLinkBody = body({ token: requiredText(300) })

/**
 * The outcome of a mailed link about an address. `signedIn` is a new session for a caller who was signed in
 * as the same user, in place of those that the change ended; the link alone opens no session.
 */
export const EmailLinkUsed = v.object({
  outcome: v.picklist(['confirmed', 'changed', 'already']),
  email: ShownEmail,
  signedIn: v.nullable(SignedIn),
})
export type EmailLinkUsed = v.InferOutput<typeof EmailLinkUsed>

export const ActiveBody = body({ active: Flag })
export const Session = v.object({ user: User })
export type Session = v.InferOutput<typeof Session>
