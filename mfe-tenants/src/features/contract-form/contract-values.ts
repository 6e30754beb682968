import {
  type ContractDraft,
  type Country,
  isSameName,
  storedIdentity,
  storedTaxNumber,
} from '@metrolibre/contract'
import type { SessionUser } from '@metrolibre/platform'

export type ContractFormTerms = Omit<ContractDraft, 'signature'>

/**
 * Returns the initial values of the form: those of the user's profile, overridden by the last draft of this
 * booking.
 */
export const startValues = (
  draft: Partial<ContractFormTerms> | null,
  user: SessionUser | null,
): Partial<ContractFormTerms> => ({
  company: user?.companyName ?? '',
  rut: user?.rut ?? '',
  represent: user?.representativeName ?? [user?.firstName, user?.lastName].filter(Boolean).join(' '),
  identity: user?.identityCard ?? '',
  location_uses: '',
  subContractor_email_1: '',
  subContractor_email_2: '',
  ...draft,
})

/** Whether somebody rents under their own name or for a company. */
export type TenantKind = 'person' | 'company'

/** Tells from what is filled in who rents: a person under their own name is the company, too. */
export const tenantKindOf = ({ company, represent }: Partial<ContractFormTerms>): TenantKind =>
  company && represent && isSameName(company, represent) ? 'person' : 'company'

/** Returns the name and number of the company of somebody who rents under their own name: theirs. */
export const ownCompany = ({ represent, identity }: Partial<ContractFormTerms>) => ({
  company: represent ?? '',
  rut: identity ?? '',
})

/** Writes document numbers in the form in which they are stored. */
export const writtenPapers = <Terms extends Partial<Pick<ContractFormTerms, 'rut' | 'identity'>>>(
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
export const profileOf = ({ company, identity, represent, rut }: ContractFormTerms) => ({
  companyName: company,
  identityCard: identity,
  representativeName: represent,
  rut,
})
