import { type ContractDraft, type Country, storedIdentity, storedTaxNumber } from '@metrolibre/contract'
import type { SessionUser } from '@metrolibre/platform'

export type ContractTerms = Omit<ContractDraft, 'signature'>

/**
 * Returns the initial values of the form: those of the user's profile, overridden by the last draft of this
 * booking.
 */
export const startValues = (
  draft: Partial<ContractTerms> | null,
  user: SessionUser | null,
): Partial<ContractTerms> => ({
  company: user?.companyName ?? '',
  rut: user?.rut ?? '',
  represent: user?.representativeName ?? [user?.firstName, user?.lastName].filter(Boolean).join(' '),
  identity: user?.identityCard ?? '',
  location_uses: '',
  subContractor_email_1: '',
  subContractor_email_2: '',
  ...draft,
})

/** Writes document numbers in the form in which they are stored. */
export const writtenPapers = <Terms extends Partial<Pick<ContractTerms, 'rut' | 'identity'>>>(
  terms: Terms,
  country: Country,
): Terms => {
  const { rut, identity } = terms
  return {
    ...terms,
    ...(rut !== undefined && { rut: storedTaxNumber(rut, country) }),
    ...(identity !== undefined && { identity: storedIdentity(identity, country) }),
  }
}

/** Returns the values that are saved in the profile for the next contract. */
export const profileOf = ({ company, identity, represent, rut }: ContractTerms) => ({
  companyName: company,
  identityCard: identity,
  representativeName: represent,
  rut,
})
