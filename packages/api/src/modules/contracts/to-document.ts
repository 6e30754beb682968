import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import type { PlaceRow } from '../reservations/place-repository.ts'
import type { ContractDocument, ContractTerms } from './pdf/contract-document.ts'

type Agreed = Pick<
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
  | 'address'
> & { readonly previousReservationId?: string | null }

/** How a reservation is called on paper. */
export const referenceOf = (id: string): string => `Reserva ${id.slice(0, 8).toUpperCase()}`

/** What a contract about this place, period and price says; without a signature it is a draft. */
export function toDocument(
  agreed: Agreed,
  place: PlaceRow,
  terms: ContractTerms,
  publicUrl: string,
): ContractDocument {
  const { owner, property, room } = place
  const { unitPrice, quantity, total, currency, startDate, endDate, startSlot, endSlot, timeZone } = agreed
  const area = room ? room.squareMeter : property.area
  return {
    kind: agreed.previousReservationId ? 'addendum' : 'lease',
    ...(agreed.previousReservationId && { extendsReference: referenceOf(agreed.previousReservationId) }),
    landlord: owner.companyName ?? `${owner.firstName} ${owner.lastName}`.trim(),
    country: property.country,
    place: {
      name: agreed.name,
      address: agreed.address,
      ...(room && { room: room.name }),
      ...(area !== null && { area }),
    },
    period: { mode: agreed.rentalMode, startDate, endDate, startSlot, endSlot, timeZone },
    quote: { unitPrice, quantity, total, currency },
    terms,
    verifyUrl: `${publicUrl.replace(/\/$/, '')}/contrato`,
  }
}
