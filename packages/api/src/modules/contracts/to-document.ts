import { addressLine, movingCosts } from '@metrolibre/contract'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { fullName, partyName } from '../../platform/person-name.ts'
import { verifyUrl } from './verify-url.ts'
import type { PlaceRow } from '../reservation-core/place-repository.ts'
import type { CitedMandate, ContractDocument, ContractTerms, Landlord } from './pdf/contract-document.ts'

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
> & { readonly previousReservationId?: string | null; readonly replacesId?: string | null }

/** The landlord's name and mandate and the address, as precisely as the reader may know them. */
interface Told {
  readonly landlord: Landlord
  readonly address: string
  readonly mandate: CitedMandate | null
}

/** Returns the code by which a reservation is named on documents. */
export const codeOf = (id: string): string => id.slice(0, 8).toUpperCase()

/**
 * Returns the public name of the landlord and address. The rest is revealed with the payment (RULES.md §7), and
 * so is what the mandate says about its signer, the hash included, with which anybody can look up the initials.
 */
export const publicPlaceOf = ({ owner, property }: PlaceRow, mandate: CitedMandate | null): Told => ({
  landlord: { name: owner.firstName, taxNumber: null, representative: null },
  address: addressLine(property.street, property.zoneName, property.city),
  mandate: mandate && { ...mandate, sha256: null, signer: null, typedSignature: null },
})

/**
 * Returns the landlord's company or full name, with the tax number and, for a company, who acts for it: the signer
 * of the mandate, or else whom the profile names. Only a signed contract shows them.
 */
export const landlordOf = ({ owner }: PlaceRow, mandate: CitedMandate | null): Landlord => {
  const name = partyName(owner)
  const representative = mandate?.signer ?? (owner.representativeName || fullName(owner))
  return { name, taxNumber: owner.rut, representative: representative === name ? null : representative }
}

const kindOf = ({ previousReservationId, replacesId }: Agreed): ContractDocument['kind'] => {
  if (replacesId) return 'change'
  return previousReservationId ? 'addendum' : 'lease'
}

/** Builds the contents of a contract for this place, stay and price. Without a signature it is a draft. */
export function toDocument(
  agreed: Agreed & Told,
  place: PlaceRow,
  terms: ContractTerms,
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
    ...(former && { formerCode: codeOf(former) }),
    landlord: agreed.landlord,
    country: property.country,
    place: {
      name: agreed.name,
      address: agreed.address,
      city: property.city,
      ...(room && { room: room.name }),
      ...(area !== null && { area }),
    },
    stay: { rentalMode, startDate, endDate, startSlot, endSlot, timeZone },
    quote: { unitPrice, quantity, total, currency },
    movingCosts: movingCosts({
      ...property,
      currency,
      rentalMode,
      parking: property.parkingPrice,
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
