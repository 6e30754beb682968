import { AdminUserUpdate, BirthDate, type AdminUser } from '@metrolibre/contract'
import * as v from 'valibot'

const { ifUpdatedAt: _version, ...entries } = AdminUserUpdate.entries

/** What the form of a user checks before the server does. A date of birth that is not known stays empty. */
export const UserSchema = v.object({
  ...entries,
  birthDate: v.union([v.literal(''), BirthDate], 'validation.date'),
})
export type UserSchema = typeof UserSchema
export type UserValues = v.InferInput<UserSchema>
export type UserField = keyof UserValues

/** Returns what the form shows of a user. */
export const valuesOf = (user: AdminUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? '',
  whatsapp: user.whatsapp ?? '',
  country: user.country,
  birthDate: user.birthDate ?? '',
  language: user.language,
  companyName: user.companyName ?? '',
  representativeName: user.representativeName ?? '',
  rut: user.rut ?? '',
  identityCard: user.identityCard ?? '',
})

/** Returns only what differs from what the form was filled with. */
export const changesOf = (before: UserValues, now: UserValues): AdminUserUpdate =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== before[field as UserField]),
  ) as AdminUserUpdate
