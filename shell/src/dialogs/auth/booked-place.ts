import { properties } from '@metrolibre/api-client'
import { wholeProperty } from '@metrolibre/contract'
import { matchPath, useQuery } from '@metrolibre/platform'
import { stripLocale } from '@metrolibre/platform/remote-config'

const calendar = '/propietario/:id/calendar/:roomId/:mode'

export interface BookedPlace {
  /** The name of the property, and of the room if there is one; null until it is known. */
  readonly name: string | null
}

/** Returns the place that somebody is about to book who opens this path, or null where it is no calendar. */
export const useBookedPlace = (path: string): BookedPlace | null => {
  const found = matchPath(calendar, stripLocale(path.replace(/[?#].*/s, '')))
  const { id = '', roomId } = found?.params ?? {}
  const { data } = useQuery({ ...properties.detail(id), enabled: found !== null })
  if (!found) return null
  const room = roomId === wholeProperty ? undefined : data?.rooms.find((one) => one.id === roomId)
  return { name: data ? [data.name, room?.name].filter(Boolean).join(', ') : null }
}
