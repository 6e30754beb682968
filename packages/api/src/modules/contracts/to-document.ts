import { addressLine } from '@metrolibre/contract'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import type { PlaceRow } from '../reservation-core/place-repository.ts'
import type { ContractDocument, ContractTerms } from './pdf/contract-document.ts'

/** What both sides agreed on, but for who lets the place and where exactly it is. */
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
> & { readonly previousReservationId?: string | null }

/** As much of them as the reader may know. */
interface Told {
  readonly landlord: string
  readonly address: string
}

/** How a reservation is called on paper. */
export const referenceOf = (id: string): string => `Reserva ${id.slice(0, 8).toUpperCase()}`

/** What everybody knows of a landlord and a place: the rest is told with the payment. RULES.md §7. */
export const publicPlaceOf = ({ owner, property }: PlaceRow): Told => ({
  landlord: owner.firstName,
  address: addressLine(property.street, property.zoneName, property.city),
})

/** The whole name of whoever lets the place; only a signed contract says it. */
export const landlordOf = ({ owner }: PlaceRow): string =>
  owner.companyName ?? `${owner.firstName} ${owner.lastName}`.trim()

/** What a contract about this place, stay and price says; without a signature it is a draft. */
export function toDocument(
  agreed: Agreed & Told,
  place: PlaceRow,
  terms: ContractTerms,
  publicUrl: string,
): ContractDocument {
  const { property, room } = place
  const { unitPrice, quantity, total, currency, startDate, endDate, startSlot, endSlot, timeZone } = agreed
  const area = room ? room.squareMeter : property.area
  return {
    kind: agreed.previousReservationId ? 'addendum' : 'lease',
    ...(agreed.previousReservationId && { extendsReference: referenceOf(agreed.previousReservationId) }),
    landlord: agreed.landlord,
    country: property.country,
    place: {
      name: agreed.name,
      address: agreed.address,
      ...(room && { room: room.name }),
      ...(area !== null && { area }),
    },
    stay: { rentalMode: agreed.rentalMode, startDate, endDate, startSlot, endSlot, timeZone },
    quote: { unitPrice, quantity, total, currency },
    terms,
    verifyUrl: `${publicUrl.replace(/\/$/, '')}/contrato`,
  }
}
