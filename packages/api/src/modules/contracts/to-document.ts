import { addressLine, isSameName, movingCosts } from '@metrolibre/contract'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { partlyHiddenNumber } from '../../platform/partly-hidden-number.ts'
import { fullName, partyName } from '../../platform/person-name.ts'
import { verifyUrl } from './verify-url.ts'
import { costsAsAgreed, statedCosts } from '../properties/stated-costs.ts'
import type { PlaceRow } from '../reservation-core/place-repository.ts'
import type {
  CitedMandate,
  ContractDocument,
  ContractDocumentTerms,
  Landlord,
} from './pdf/contract-document.ts'

/** The agreed terms of a reservation, except for the landlord's name and the exact address. */
export type Agreed = Pick<
  ReservationRow,
  | 'rentalMode'
  | 'startDate'
  | 'endDate'
  | 'startSlot'
  | 'endSlot'
  | 'timeZone'
  | 'unitPrice'
  | 'quantity'
  | 'total'
  | 'currency'
  | 'name'
> & {
  readonly previousReservationId?: string | null
  readonly replacesId?: string | null
  readonly monthlyPlan?: boolean
  /** The deposit that the platform keeps, as it is frozen with the quote; absent for documents from before. */
  readonly deposit?: number
  readonly depositIsLost?: boolean
}

/** The landlord's name and mandate and the address, as precisely as the reader may know them. */
interface Told {
  readonly landlord: Landlord
  readonly address: string
  readonly mandate: CitedMandate | null
}

/** Returns the code by which a reservation is named on documents. */
export const contractCodeOf = (id: string): string => id.slice(0, 8).toUpperCase()

/**
 * Returns the landlord's company or full name, with the tax number and, for a company, who acts for it: the signer
 * of the mandate, or else whom the profile names. Somebody who lets under their own name is not represented.
 */
export const landlordOf = ({ owner }: PlaceRow, mandate: CitedMandate | null): Landlord => {
  const name = partyName(owner)
  const isCompany = owner.companyName && !isSameName(owner.companyName, fullName(owner))
  const representative = mandate?.signer ?? (owner.representativeName || fullName(owner))
  return {
    name,
    taxNumber: owner.rut,
    representative: isCompany && !isSameName(representative, name) ? representative : null,
  }
}

/**
 * Returns the landlord and the address as a tenant reads them before paying: who lets is named in full, with a partly
 * hidden number and the date of the mandate. The exact address, the number and the hash and signature of the mandate come
 * with the payment (RULES.md §7.8, §7.9).
 */
export const landlordBeforePayment = (place: PlaceRow, mandate: CitedMandate | null): Told => {
  const { street, zoneName, city } = place.property
  const landlord = landlordOf(place, mandate)
  return {
    landlord: { ...landlord, taxNumber: landlord.taxNumber && partlyHiddenNumber(landlord.taxNumber) },
    address: addressLine(street, zoneName, city),
    mandate: mandate && { ...mandate, sha256: null, typedSignature: null },
  }
}

const kindOf = ({ previousReservationId, replacesId }: Agreed): ContractDocument['kind'] => {
  if (replacesId) return 'change'
  return previousReservationId ? 'addendum' : 'lease'
}

/** Builds the contents of a contract for this place, stay and price. Without a signature it is a draft. */
export function toDocument(
  agreed: Agreed & Told,
  place: PlaceRow,
  terms: ContractDocumentTerms,
  publicUrl: string,
): ContractDocument {
  const { property, room } = place
  const {
    unitPrice,
    quantity,
    total,
    currency,
    rentalMode,
    startDate,
    endDate,
    startSlot,
    endSlot,
    timeZone,
  } = agreed
  const former = agreed.replacesId ?? agreed.previousReservationId
  const { area } = room ?? property
  return {
    kind: kindOf(agreed),
    ...(former && { formerCode: contractCodeOf(former) }),
    landlord: agreed.landlord,
    country: property.country,
    place: {
      name: agreed.name,
      address: agreed.address,
      city: property.city,
      ...(room && { room: room.name }),
      ...(area !== null && { area }),
      kind: room && property.type === 'entire' ? 'room' : property.type,
      landUse: property.landUse,
    },
    stay: { rentalMode, startDate, endDate, startSlot, endSlot, timeZone },
    quote: { unitPrice, quantity, total, currency },
    ...(agreed.monthlyPlan && { monthlyPlan: true }),
    movingCosts: movingCosts({
      ...costsAsAgreed(statedCosts(property), agreed),
      country: property.country,
      currency,
      rentalMode,
      unitPrice,
      stay: { rentalMode, startDate, endDate, startSlot, endSlot, timeZone, quantity },
      isExtension: Boolean(agreed.previousReservationId),
      // The contract names the day until which cancelling is free, whenever it is read.
      now: 0,
    }),
    ...(agreed.mandate && { mandate: agreed.mandate }),
    terms,
    verifyUrl: verifyUrl(publicUrl),
  }
}
