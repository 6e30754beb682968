import type { StatedSite, Use } from '@metrolibre/contract'

/** The services of a place. `parking` and `bathrooms` are counts, the others are present or absent. */
export interface ServicesSeed {
  readonly vault?: true
  readonly parking?: number
  readonly cleaning?: true
  readonly bathrooms?: number
  readonly wifi?: true
  readonly security?: true
}

export interface RoomSeed {
  readonly name: string
  readonly description: string
  readonly area: number
  /**
   * Minor units per month, or per hour if the property is rented by the hour. 0 means that there is no price
   * yet.
   */
  readonly price: number
  readonly included: readonly string[]
  readonly state?: 'sold-out' | 'deleted'
}

/**
 * The state of a property.
 * `sold-out`: public but inactive. `draft` to `declined`: steps of the owner's flow, not public yet.
 * `trash`: moved to the trash.
 */
export type PropertyStateSeed =
  | 'published'
  | 'sold-out'
  | 'draft'
  | 'submitted'
  | 'visit-scheduled'
  | 'evaluated'
  | 'accepted'
  | 'declined'
  | 'trash'

export interface PropertySeed {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly owner: string
  readonly zone: string
  /** Street names are invented, so that no real address is meant. */
  readonly street: string
  readonly number: string
  readonly type: 'room' | 'entire' | 'galpon' | 'terreno'
  readonly mode: 'month' | 'hour'
  readonly area: number
  /** Minor units per month or hour for the whole property. 0 means that there is no price yet. */
  readonly price: number
  /** Whether stays of several months may be paid month by month. */
  readonly monthlyPlan?: true
  readonly landUse: 'commercial' | 'residential'
  readonly uses?: readonly Use[]
  /** What was stated of a shed or a plot. */
  readonly site?: Partial<StatedSite>
  readonly services: ServicesSeed
  /**
   * What its owner said of what is paid besides the price. Absent: the usual of its country. `unasked`: it is from before owners were
   * asked. `unstated`: the owner said nothing.
   */
  readonly costs?: 'unasked' | 'unstated'
  readonly condition: { readonly paint: SeedCondition; readonly floor: SeedCondition }
  readonly unused: '1-3' | '3-6' | '6-12' | '12+'
  readonly rooms?: readonly RoomSeed[]
  readonly state?: PropertyStateSeed
  /** Days before today. */
  readonly created: number
  /** Days from today. Absent when no lease window is set. */
  readonly lease?: { readonly from: number; readonly to: number }
  /** Opening hours as slots, for places rented by the hour. */
  readonly opening?: { readonly from: number; readonly to: number }
  /** The number of pictures besides the cover. */
  readonly gallery: number
  readonly light?: 'manana' | 'mediodia' | 'jacaranda' | 'garua' | 'arrebol' | 'noche'
  /** The names of the points that have a spherical picture. */
  readonly views3d?: readonly string[]
}

export type SeedCondition = 'good' | 'regular' | 'bad'

/** Converts soles to minor units. */
export const soles = (amount: number): number => amount * 100
