import { Country, readDocument, UserExtra, UserUpdate, type User } from '@metrolibre/contract'
import { isWhatsapp, shownPhone } from '@metrolibre/contract/phones'
import { forward, object, omit, optional, partialCheck, pipe, string, type InferInput } from 'valibot'

/** The e-mail address identifies the account and is changed separately; the language is a setting. */
export const OwnSchema = pipe(
  omit(UserUpdate, ['email', 'language']),
  forward(
    partialCheck(
      [['whatsapp'], ['country']],
      ({ whatsapp, country }) => isWhatsapp(whatsapp, country),
      'validation.whatsapp',
    ),
    ['whatsapp'],
  ),
)
export type OwnSchema = typeof OwnSchema
export const ExtraSchema = UserExtra
export type ExtraSchema = typeof ExtraSchema

/** The incomplete values of a form that are kept on the device. */
export const OwnDraft = object({
  firstName: string(),
  lastName: string(),
  phone: string(),
  whatsapp: string(),
  country: Country,
  birthDate: optional(string()),
})
export const ExtraDraft = object({
  companyName: string(),
  identityCard: string(),
  representativeName: string(),
  rut: string(),
})

export const ownValues = (user: User): InferInput<OwnSchema> => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: shownPhone(user.phone ?? ''),
  whatsapp: shownPhone(user.whatsapp ?? ''),
  country: user.country,
  birthDate: user.birthDate ?? undefined,
})

const taxNumbers = { Chile: 'rut', Perú: 'ruc' } as const

/**
 * Returns the tax number of the user's company, or nothing if it is one of the other country, for example
 * because the user has moved.
 */
const taxNumberOf = ({ rut, country }: Pick<User, 'rut' | 'country'>): string => {
  const number = rut ?? ''
  const other = country === 'Chile' ? 'Perú' : 'Chile'
  const isForeign =
    readDocument(number, country)?.kind !== taxNumbers[country] &&
    readDocument(number, other)?.kind === taxNumbers[other]
  return isForeign ? '' : number
}

export const extraValues = (user: User): InferInput<ExtraSchema> => ({
  companyName: user.companyName ?? '',
  identityCard: user.identityCard ?? '',
  representativeName: user.representativeName ?? '',
  rut: taxNumberOf(user),
})

/** Returns what a contract needs from its tenant, and whether the profile has it. */
export const readiness = (user: User) =>
  [
    { id: 'identity', done: Boolean(user.identityCard) },
    { id: 'company', done: Boolean(user.companyName && taxNumberOf(user)) },
    { id: 'representative', done: Boolean(user.representativeName) },
    { id: 'whatsapp', done: Boolean(user.whatsapp) },
  ] as const
