import type { User } from '@metrolibre/contract'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { knownPhone } from '../../platform/phone.ts'

/** Shows a user to themselves and to admins. */
export const toUser = (row: CurrentUser): User => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  emailConfirmed: row.emailConfirmedAt !== null,
  phone: knownPhone(row.phone, row.country),
  whatsapp: knownPhone(row.whatsapp, row.country),
  country: row.country,
  birthDate: row.birthDate,
  language: row.language,
  created: row.createdAt.toISOString(),
  isActive: row.isActive,
  isAdmin: row.isAdmin,
  isClient: row.isClient,
  isOwner: row.isOwner,
  isVerified: row.isVerified,
  didReview: row.didReview,
  companyName: row.companyName,
  identityCard: row.identityCard,
  representativeName: row.representativeName,
  rut: row.rut,
})
