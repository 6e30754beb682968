/** What comes with a place. `parking` and `bathrooms` are counts, the rest is there or not. */
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
  /** Minor units: per month, or per hour where the property is rented by the hour. 0 is not priced yet. */
  readonly price: number
  readonly included: readonly string[]
  readonly state?: 'sold-out' | 'deleted'
}

/**
 * Where a property stands.
 * `sold-out`: public, inactive. `draft` to `evaluated`: steps of the owner's flow, not public yet.
 * `trash`: deleted softly.
 */
export type PropertyStateSeed =
  | 'published'
  | 'sold-out'
  | 'draft'
  | 'submitted'
  | 'visit-scheduled'
  | 'evaluated'
  | 'trash'

export interface PropertySeed {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly owner: string
  readonly zone: string
  /** Streets are invented, so that no real door is meant. */
  readonly street: string
  readonly number: string
  readonly type: 'room' | 'entire' | 'galpon' | 'terreno'
  readonly mode: 'month' | 'hour'
  readonly area: number
  /** Minor units per month or hour of the whole property; 0 is not priced yet. */
  readonly price: number
  readonly landUse: 'commercial' | 'residential'
  readonly services: ServicesSeed
  readonly condition: { readonly paint: Condition; readonly floor: Condition }
  readonly unused: '1-3' | '3-6' | '6-12' | '12+'
  readonly rooms?: readonly RoomSeed[]
  readonly state?: PropertyStateSeed
  /** Days before today. */
  readonly created: number
  /** Days from today; absent where no lease window was set. */
  readonly lease?: { readonly from: number; readonly to: number }
  /** Opening hours as slots, for places rented by the hour. */
  readonly opening?: { readonly from: number; readonly to: number }
  /** Pictures besides the cover. */
  readonly gallery: number
  readonly light?: 'manana' | 'mediodia' | 'jacaranda' | 'garua' | 'arrebol' | 'noche'
  /** Names of the points from which one can look around. */
  readonly views3d?: readonly string[]
}

export type Condition = 'good' | 'regular' | 'bad'

/** Soles to minor units. */
export const soles = (amount: number): number => amount * 100
