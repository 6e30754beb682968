import type { Locale } from '@metrolibre/contract'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { fullName } from '../../platform/person-name.ts'
import type { ContractDocumentTerms } from './pdf/contract-document.ts'

const uses = {
  es: { commercial: 'Uso comercial', residential: 'Uso residencial', unknown: 'Uso propio de este espacio' },
  en: {
    commercial: 'Commercial use',
    residential: 'Residential use',
    unknown: 'The usual use of such a space',
  },
} as const

/** The form for somebody about whom only the account is known. */
const plainTerms = ({ email }: CurrentUser, { landUse }: Pick<PropertyRow, 'landUse'>, locale: Locale) => ({
  location_uses: uses[locale][landUse ?? 'unknown'],
  people_fix: 1,
  people_prox: 0,
  subContractor_email_1: email,
  subContractor_email_2: email,
})

const profileTerms = (user: CurrentUser) => ({
  ...(user.companyName && { company: user.companyName }),
  ...(user.identityCard && { identity: user.identityCard }),
  ...(user.rut && { rut: user.rut }),
})

/**
 * Returns the contract form of a tenant who sent none: names and numbers of the profile, the rest as in the contract
 * that they signed last, or else as little as can be said (RULES.md §6.46). What neither has is left out.
 */
export const usualTerms = (
  user: CurrentUser,
  place: Pick<PropertyRow, 'landUse'>,
  { last = {}, locale }: { last?: Record<string, unknown> | undefined; locale: Locale },
): Partial<Record<keyof ContractDocumentTerms, unknown>> => ({
  ...plainTerms(user, place, locale),
  represent: fullName(user),
  ...last,
  ...profileTerms(user),
  ...(user.representativeName && { represent: user.representativeName }),
})
