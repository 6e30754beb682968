import { earningsOf, type Mandate, type OfferBody } from '@metrolibre/contract'
import type { MandateRow } from '../../platform/db/schema/mandates.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { isExpired } from './is-expired.ts'
import type { MandateOffer } from './offer.ts'
import type { AnsweredMandate } from './repository.ts'

const lineOf = (mandate: MandateRow, { roomId, name, unit, price }: MandateRow['prices'][number]) => {
  const earnings = earningsOf(price, mandate.commission)
  return {
    room: roomId === null ? null : { id: roomId, name: name ?? '' },
    unit,
    ...earnings,
    netPerYear: unit === 'month' ? earnings.net * 12 : null,
  }
}

/** Shows an offer and its answer to the owner and to admins. */
export function toMandate(property: PropertyRow, { mandate, contract }: AnsweredMandate, now: Date): Mandate {
  return {
    id: mandate.id,
    state: mandate.state,
    propertyName: property.name,
    propertyType: property.type,
    currency: mandate.currency,
    lines: mandate.prices.map((one) => lineOf(mandate, one)),
    commission: mandate.commission,
    validUntil: mandate.validUntil,
    expired: mandate.state === 'offered' && isExpired(mandate, property, now),
    note: mandate.note,
    offeredAt: mandate.offeredAt.toISOString(),
    answeredAt: mandate.answeredAt?.toISOString() ?? null,
    reason: mandate.declineReason,
    signature: contract && {
      kind: contract.signatureKind,
      name: contract.signerName,
      signedAt: contract.signedAt.toISOString(),
      localTime: contract.localTime,
      hash: contract.sha256,
    },
    paperDate: mandate.paperDate,
  }
}

/** Reads an offer by our own names. */
export const readOffer = ({
  locationId,
  value,
  dailyValue,
  rooms = [],
  ...terms
}: OfferBody): MandateOffer => ({
  propertyId: locationId,
  prices: {
    monthlyPrice: value,
    hourlyPrice: dailyValue,
    rooms: rooms.map((room) => ({ id: room.id, monthlyPrice: room.value, hourlyPrice: room.dailyValue })),
  },
  ...terms,
})
