import { addressLine, storedIdentity } from '@metrolibre/contract'
import type { MandateRow } from '../../platform/db/schema/mandates.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { fullName } from '../../platform/person-name.ts'
import { requirePrintable } from '../contracts/require-printable.ts'
import type { MandateTerms } from './pdf/mandate-document.ts'

/** The person who signs, as they entered it. */
export interface Signer {
  readonly name: string
  readonly document: string
}

/** Returns the signer that the owner's profile suggests. */
export const likelySigner = ({ representativeName, identityCard, ...person }: UserRow): Signer => ({
  name: representativeName || fullName(person),
  document: identityCard ?? '',
})

/** Writes out what the owner agrees to, as the property and the offer are now. */
export const mandateTermsOf = (
  property: PropertyRow,
  offer: MandateRow,
  { companyName, rut }: Pick<UserRow, 'companyName' | 'rut'>,
  { name, document }: Signer,
): MandateTerms => ({
  owner: {
    name: name.trim(),
    document: storedIdentity(document, property.country),
    company: companyName,
    taxNumber: rut,
  },
  country: property.country,
  place: {
    name: property.name,
    type: property.type,
    address: addressLine(property.address, property.zoneName, property.city),
    area: property.area,
  },
  prices: offer.prices,
  currency: offer.currency,
  commission: offer.commission,
  validUntil: offer.validUntil,
  note: offer.note,
})

/**
 * Refuses what the document could not print of the profile, the property and the offer.
 * @throws AppError validation
 */
export const requirePrintableTerms = ({ owner, place, prices, note }: MandateTerms): void =>
  requirePrintable({
    'unprintable.owner': [owner.name, owner.document, owner.company, owner.taxNumber],
    'unprintable.place': [place.name, place.address],
    'unprintable.offer': [note, ...prices.map(({ name }) => name)],
  })

/** Returns the code by which a mandate is named on its document. */
export const mandateCodeOf = ({ id }: Pick<MandateRow, 'id'>): string => id.slice(0, 8).toUpperCase()
