import { EstimateBody, type Zone } from '@metrolibre/contract'
import { safeParse } from 'valibot'
import { emptyListing } from './listing-mapping.ts'
import type { ListingValues } from './listing-values.ts'

/** What an estimate was made of, which the address of the form carries. Nothing in any other address. */
function estimatedIn(search: URLSearchParams, zones: readonly Zone[]): Partial<ListingValues> {
  const read = safeParse(EstimateBody, {
    propertyType: search.get('kind'),
    zone: search.get('zone'),
    area: Number(search.get('area')),
    paintingState: search.get('painting'),
    floorState: search.get('floor'),
  })
  if (!read.success || zones.every(({ id }) => id !== read.output.zone)) return {}
  const { propertyType, zone, area, paintingState = null, floorState = null } = read.output
  const rentalMode = search.get('mode') === 'hour' ? 'hour' : 'month'
  return { propertyType, zone, area, paintingState, floorState, rentalMode }
}

/** Returns the values with which the form of a new property begins: those of the estimate before it. */
export const newListing = (search: URLSearchParams, zones: readonly Zone[]): ListingValues => ({
  ...emptyListing,
  ...estimatedIn(search, zones),
})
