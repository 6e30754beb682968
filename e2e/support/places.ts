import type {
  Availability,
  Country,
  PropertyDetail,
  PublicRoom,
  SearchResult,
  SearchType,
} from '@metrolibre/contract'
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

async function* placesFor({ country, type, byHour, part }: Wish): AsyncGenerator<Place> {
  const query = new URLSearchParams({ country, type, sort: 'price_asc' })
  const { locations } = await ask<SearchResult>(`/locations/?${query}`)
  for (const { id } of locations) {
    const property = await ask<PropertyDetail>(`/locations/${id}`)
    if (!property.isActive || property.isDaily !== byHour) continue
    if (part === 'whole' && priceOf(property) > 0) yield { property, room: null }
    const room = property.roomsDetails.find((each) => each.isActive && priceOf(each) > 0)
    if (part === 'room' && room) yield { property, room }
  }
}

const none = ({ country, type, part, byHour }: Wish) =>
  new Error(`The demo has no such place: ${country}, ${type}, ${part}, ${byHour ? 'hours' : 'months'}.`)

/**
 * Finds a published place of the demo that can be booked.
 * @throws Error when there is none of this kind
 */
export async function findPlace(wish: Wish): Promise<Place> {
  for await (const place of placesFor(wish)) return place
  throw none(wish)
}

/** Finds the place of this kind that is booked least, for tests that each book one. */
export async function findFreestPlace(wish: Wish): Promise<Place> {
  let freest: { place: Place; busyMs: number } | undefined
  for await (const place of placesFor(wish)) {
    const part = place.room ? `?roomId=${place.room.id}` : ''
    const { busy } = await ask<Availability>(`/locations/${place.property.id}/availability${part}`)
    const busyMs = busy.reduce((sum, { start, end }) => sum + end - start, 0)
    if (!freest || busyMs < freest.busyMs) freest = { place, busyMs }
  }
  if (!freest) throw none(wish)
  return freest.place
}

/** Finds a whole property whose owner allows to pay month by month. */
export async function findMonthlyPlace(): Promise<PropertyDetail> {
  const { locations } = await ask<SearchResult>('/locations/?type=entire&country=Chile')
  for (const { id } of locations) {
    const property = await ask<PropertyDetail>(`/locations/${id}`)
    if (property.monthlyPlan) return property
  }
  throw new Error('The demo has no place that is paid month by month.')
}
