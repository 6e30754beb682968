import { dateAt, placeTimeZone } from '@metrolibre/contract'
import type { MandateRow } from '../../platform/db/schema/mandates.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'

/** Tells whether the last day of an offer is over at the place. */
export const isExpired = (
  { validUntil }: Pick<MandateRow, 'validUntil'>,
  place: Pick<PropertyRow, 'country' | 'timeZone'>,
  now: Date,
): boolean => validUntil !== null && dateAt(now.getTime(), placeTimeZone(place)) > validUntil
