import * as v from 'valibot'
import { body } from '../primitives/body.ts'
import { Email, NumericPhone, Whatsapp } from '../primitives/contact.ts'
import { Country } from '../primitives/money.ts'
import { personName } from '../primitives/person-name.ts'
import { Flag, optionalText, requiredText } from '../primitives/text.ts'
import { BirthDate } from '../primitives/time.ts'
import { isAdult } from '../rules/age.ts'
import { User } from '../users/schemas.ts'

/** A password to be set. A login takes any text: old rules must not lock anybody out. */
export const NewPassword = v.pipe(
  v.string('validation.required'),
  v.nonEmpty('validation.required'),
  v.minLength(8, 'validation.password'),
  v.maxLength(128, 'validation.max_length'),
)

/**
 * A solved captcha. Registering and restoring send one, without which an address gets a few calls an hour; a login
 * sends one once it is asked for with `captcha_required`. RULES §2.
 */
const recaptchaToken = optionalText(10_000)

export const LoginBody = body({ email: Email, password: requiredText(128), recaptchaToken })
export type LoginBody = v.InferOutput<typeof LoginBody>

export const RegisterBody = body({
  firstname: personName(80),
  lastname: personName(80),
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
 * Answer of login and register: `storageTokenAuthFirebase` signs the identity SDK in, `token` is a bearer
 * the API accepts at once. RULES §2.
 */
export const SignedIn = v.object({ storageTokenAuthFirebase: v.string(), token: v.string(), user: User })
export type SignedIn = v.InferOutput<typeof SignedIn>

export const RestoreBody = body({ email: Email, recaptchaToken })
export type RestoreBody = v.InferOutput<typeof RestoreBody>
export const PasswordBody = body({ token: requiredText(300), password: NewPassword })

/** The new address, and the password once more: a session that was borrowed or stolen does not know it. */
export const EmailChangeBody = body({ email: Email, password: requiredText(128) })
export type EmailChangeBody = v.InferOutput<typeof EmailChangeBody>
export const EmailLinkBody = body({ token: requiredText(300) })

/**
 * What a link about an address did. `signedIn` is a session in place of those that a change ended, for a caller
 * whose bearer was of the same person; the link alone opens nothing.
 */
export const EmailLinkUsed = v.object({
  outcome: v.picklist(['confirmed', 'changed', 'already']),
  email: v.string(),
  signedIn: v.nullable(SignedIn),
})
export type EmailLinkUsed = v.InferOutput<typeof EmailLinkUsed>

export const ActiveBody = body({ active: Flag })
export const Session = v.object({ user: User })
export type Session = v.InferOutput<typeof Session>
