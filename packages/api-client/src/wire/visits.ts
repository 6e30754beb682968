import type * as wire from '@metrolibre/contract'
import { readTimeZone } from '@metrolibre/contract'

/** A visit to a property. */
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

/** A visit as somebody sees it who opened the link of its mail. */
export interface LinkedVisit extends Omit<wire.LinkedVisit, 'location' | keyof wire.ShownTimeZone> {
  readonly timeZone: wire.TimeZone
  readonly property: wire.LinkedVisit['location']
}

export const readLinkedVisit = ({
  location,
  timeZone,
  ownTimeZone,
  ...rest
}: wire.LinkedVisit): LinkedVisit => ({
  ...rest,
  timeZone: readTimeZone({ timeZone, ownTimeZone }),
  property: location,
})
