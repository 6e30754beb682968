import { addressLine, extraCostsOf } from '@metrolibre/contract'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { partyName } from '../../platform/person-name.ts'
import { verifyUrl } from './verify-url.ts'
import type { PlaceRow } from '../reservation-core/place-repository.ts'
import type { CitedMandate, ContractDocument, ContractTerms } from './pdf/contract-document.ts'

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
  readonly landlord: string
  readonly address: string
  readonly mandate: CitedMandate | null
}

const codeOf = (id: string): string => id.slice(0, 8).toUpperCase()

/** Returns the reference by which a reservation is named on documents. */
export const referenceOf = (id: string): string => `Reserva ${codeOf(id)}`

/**
 * Returns the public name of the landlord and address. The rest is revealed with the payment (RULES.md §7), and
 * so is the hash of the mandate, with which anybody can look up its signer's initials.
 */
export const publicPlaceOf = ({ owner, property }: PlaceRow, mandate: CitedMandate | null): Told => ({
  landlord: owner.firstName,
  address: addressLine(property.street, property.zoneName, property.city),
  mandate: mandate && { ...mandate, sha256: null },
})

/** Returns the landlord's company or full name. Only a signed contract shows it. */
export const landlordOf = ({ owner }: PlaceRow): string => partyName(owner)

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
      ...(room && { room: room.name }),
      ...(area !== null && { area }),
    },
    stay: { rentalMode, startDate, endDate, startSlot, endSlot, timeZone },
    quote: { unitPrice, quantity, total, currency },
    extraCosts: extraCostsOf({ ...property, currency, rentalMode, parking: property.parkingPrice }),
    ...(agreed.mandate && { mandate: agreed.mandate }),
    terms,
    verifyUrl: verifyUrl(publicUrl),
  }
}
