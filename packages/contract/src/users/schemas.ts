import * as v from 'valibot'
import { NumericPhone, Whatsapp } from '../primitives/contact.ts'
import { Id } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { BirthDate, CalendarDate, Instant } from '../primitives/time.ts'
import { locales } from '../messages/messages.ts'
import { body } from '../primitives/body.ts'
import { Email, ShownEmail } from '../primitives/email.ts'
import { optionalNameText, personName } from '../primitives/person-name.ts'
import { printed } from '../primitives/printed.ts'
import { text } from '../primitives/text.ts'

/** Fields that owners and companies add after registering. */
export const userExtraEntries = {
  companyName: v.nullable(v.string()),
  identityCard: v.nullable(v.string()),
  representativeName: v.nullable(v.string()),
  rut: v.nullable(v.string()),
}

/** A user as shown to themselves. */
export const User = v.object({
  id: Id,
  firstName: v.string(),
  lastName: v.string(),
  email: ShownEmail,
  /** Whether the user proved that they read mail at this address (RULES.md §2.23). */
  emailConfirmed: v.boolean(),
  phone: v.nullable(v.string()),
  whatsapp: v.nullable(v.string()),
  country: Country,
  birthDate: v.nullable(CalendarDate),
  /** The language of mails and documents: the one last used, or as set in the profile (RULES.md §1.5). */
  language: v.picklist(locales),
  created: Instant,
  isActive: v.boolean(),
  isAdmin: v.boolean(),
  isClient: v.boolean(),
  isOwner: v.boolean(),
  isVerified: v.boolean(),
  didReview: v.boolean(),
  ...userExtraEntries,
})
export type User = v.InferOutput<typeof User>

/** The only data of a user that other users may see (RULES.md §7.22). */
export const PublicPerson = v.object({ id: Id, firstName: v.string() })
export type PublicPerson = v.InferOutput<typeof PublicPerson>

/** The fields that users can change about themselves. */
export const UserUpdate = body({
  firstName: v.optional(printed(personName(80))),
  lastName: v.optional(printed(personName(80))),
  /** Must be the current address. Another one needs its own link, see `auth.changeEmail`. */
  email: v.optional(Email),
  phone: v.optional(NumericPhone),
  whatsapp: v.optional(Whatsapp),
  country: v.optional(Country),
  birthDate: v.optional(BirthDate),
  language: v.optional(v.picklist(locales, 'validation.invalid')),
})
export type UserUpdate = v.InferOutput<typeof UserUpdate>

export const UserExtra = body({
  companyName: v.optional(printed(optionalNameText(160))),
  identityCard: v.optional(printed(text(40))),
  representativeName: v.optional(printed(v.union([v.literal(''), personName(160)], 'validation.name'))),
  rut: v.optional(printed(text(40))),
})
export type UserExtra = v.InferOutput<typeof UserExtra>
