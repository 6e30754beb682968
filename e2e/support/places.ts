import type { Country, PropertyDetail, PublicRoom, SearchResult, SearchType } from '@metrolibre/contract'
import { ask } from './api.ts'

export interface Place {
  property: PropertyDetail
  room: PublicRoom | null
}

interface Wish {
  country: Country
  type: SearchType
  byHour: boolean
  /** A room of a property, or the whole property. */
  part: 'room' | 'whole'
}

const priceOf = ({ isDaily, value, dailyValue }: PropertyDetail | PublicRoom) =>
  (isDaily ? dailyValue : value) ?? 0

/**
 * Finds a published place of the demo that can be booked.
 * @throws Error when there is none of this kind
 */
export async function findPlace({ country, type, byHour, part }: Wish): Promise<Place> {
  const query = new URLSearchParams({ country, type, sort: 'price_asc' })
  const { locations } = await ask<SearchResult>(`/locations/?${query}`)
  for (const { id } of locations) {
    const property = await ask<PropertyDetail>(`/locations/${id}`)
    if (!property.isActive || property.isDaily !== byHour) continue
    if (part === 'whole' && priceOf(property) > 0) return { property, room: null }
    const room = property.roomsDetails.find((each) => each.isActive && priceOf(each) > 0)
    if (part === 'room' && room) return { property, room }
  }
  throw new Error(`The demo has no such place: ${country}, ${type}, ${part}, ${byHour ? 'hours' : 'months'}.`)
}
