import type { properties, PropertyDetail } from '@metrolibre/api-client'
import { wholeProperty } from '@metrolibre/contract'
import { matchPath, useQueryClient } from '@metrolibre/platform'
import { stripLocale } from '@metrolibre/platform/remote-config'

/** Written out, because the queries of properties would make the shell's first file a kilobyte larger. */
const keyOf: typeof properties.keys.detail = (id) => ['properties', 'detail', id]

const calendar = '/propietario/:id/calendar/:roomId/:mode'

export interface BookedPlace {
  /** The name of the property, and of the room if there is one; null where its page was not opened before. */
  readonly name: string | null
}

/**
 * Returns the place that somebody is about to book who opens this path, or null where it is no calendar. The name is read
 * from what its page has loaded.
 */
export const useBookedPlace = (path: string): BookedPlace | null => {
  const client = useQueryClient()
  const found = matchPath(calendar, stripLocale(path.replace(/[?#].*/s, '')))
  if (!found) return null
  const { id = '', roomId } = found.params
  const place = client.getQueryData<PropertyDetail>(keyOf(id))
  const room = roomId === wholeProperty ? undefined : place?.rooms.find((one) => one.id === roomId)
  return { name: place ? [place.name, room?.name].filter(Boolean).join(', ') : null }
}
