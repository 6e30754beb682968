import type * as wire from '@metrolibre/contract'

/** A visit booked in the widget. */
export interface Visit extends Omit<wire.Visit, 'location'> {
  readonly property: wire.Visit['location']
}

export const readVisit = ({ location, ...rest }: wire.Visit): Visit => ({ ...rest, property: location })
