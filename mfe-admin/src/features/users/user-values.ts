import { AdminUserUpdate, BirthDate, compactPhone, type AdminUser } from '@metrolibre/contract'
import { isWhatsapp, shownPhone } from '@metrolibre/contract/phones'
import * as v from 'valibot'

const { ifUpdatedAt: _version, ...entries } = AdminUserUpdate.entries

/** What the form of a user checks before the server does. A date of birth that is not known stays empty. */
export const UserSchema = v.pipe(
  v.object({
    ...entries,
    birthDate: v.union([v.literal(''), BirthDate], 'validation.date'),
  }),
  v.forward(
    v.partialCheck(
      [['whatsapp'], ['country']],
      ({ whatsapp, country }) => isWhatsapp(whatsapp, country),
      'validation.whatsapp',
    ),
    ['whatsapp'],
  ),
)
export type UserSchema = typeof UserSchema
export type UserValues = v.InferInput<UserSchema>
export type UserField = keyof UserValues

/** Returns what the form shows of a user. */
export const userValuesOf = (user: AdminUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: shownPhone(user.phone ?? ''),
  whatsapp: shownPhone(user.whatsapp ?? ''),
  country: user.country,
  birthDate: user.birthDate ?? '',
  language: user.language,
  companyName: user.companyName ?? '',
  representativeName: user.representativeName ?? '',
  rut: user.rut ?? '',
  identityCard: user.identityCard ?? '',
})

/** Numbers are filled in as they are shown, and come out of the form without their spaces. */
const isSame = (field: UserField, before: string | undefined, now: string | undefined): boolean =>
  field === 'phone' || field === 'whatsapp'
    ? compactPhone(before ?? '') === compactPhone(now ?? '')
    : before === now

/** Returns only what differs from what the form was filled with. */
export const userChangesOf = (before: UserValues, now: UserValues): AdminUserUpdate =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) => !isSame(field as UserField, before[field as UserField], value),
    ),
  ) as AdminUserUpdate
