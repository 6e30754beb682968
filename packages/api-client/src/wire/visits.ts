import type * as wire from '@metrolibre/contract'
import { readTimeZone } from '@metrolibre/contract'

/** A visit booked in the widget. */
export interface Visit extends Omit<wire.Visit, 'location' | keyof wire.ShownTimeZone> {
  readonly timeZone: wire.TimeZone
  readonly property: wire.Visit['location']
}

export const readVisit = ({ location, timeZone, ownTimeZone, ...rest }: wire.Visit): Visit => ({
  ...rest,
  timeZone: readTimeZone({ timeZone, ownTimeZone }),
  property: location,
})

type TechnicalAnswer = wire.Response<typeof wire.endpoints.visits.technical>

/** What the widget is opened with for the visit of an inspector, and the visit once it is booked. */
export interface TechnicalVisit extends Omit<TechnicalAnswer, 'visit'> {
  readonly visit: Visit | null
}

export const readTechnicalVisit = ({ visit, ...rest }: TechnicalAnswer): TechnicalVisit => ({
  ...rest,
  visit: visit && readVisit(visit),
})
