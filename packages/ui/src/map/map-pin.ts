/** A place on the map. */
export interface Point {
  lat: number
  lng: number
}

export interface MapPin extends Point {
  id: string
  /** The shortened price that the pin shows, such as '$ 280 mil'. */
  text: string
  /** The name for screen readers, with the price. */
  label: string
  /** `taken`: free later. */
  state: 'free' | 'taken' | 'sold-out'
  /** Its price is for an hour; others are for a month. */
  byHour?: boolean
}

/** Several places for which the server sends only the number and the middle, because they are too many to send each. */
export interface MapGroup extends Point {
  count: number
}
