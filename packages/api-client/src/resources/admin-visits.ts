import {
  endpoints,
  readTimeZone,
  type QueryInput,
  type TechnicalAppointment,
  type TimeZone,
} from '@metrolibre/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'

const calls = endpoints.adminVisits

/** A visit of an inspector. */
export interface InspectorVisit extends Omit<TechnicalAppointment, 'location' | 'timeZone' | 'ownTimeZone'> {
  readonly timeZone: TimeZone
  readonly property: TechnicalAppointment['location']
}

const readAppointment = ({
  location,
  timeZone,
  ownTimeZone,
  ...rest
}: TechnicalAppointment): InspectorVisit => ({
  ...rest,
  timeZone: readTimeZone({ timeZone, ownTimeZone }),
  property: location,
})

/** The agenda of the inspectors. */
export const adminVisits = {
  agenda: (query: QueryInput<typeof calls.agenda>) =>
    queryOptions({
      queryKey: ['admin', 'visits', query],
      queryFn: async ({ signal }) => {
        const { visits, inspectors } = await call(calls.agenda, { query, signal })
        return { visits: visits.map(readAppointment), inspectors }
      },
      staleTime: staleTimes.live,
      placeholderData: keepPreviousData,
    }),
}
