import type { Queryable } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { loadParts, type PropertyParts } from '../properties/detail/repository.ts'

/** A property with everything that belongs to it, and one of its rooms. */
export interface RoomOfProperty {
  readonly parts: PropertyParts
  readonly roomId: string
}

/** Loads what belongs to a property. */
export const loadOne = async (db: Queryable, row: PropertyRow): Promise<PropertyParts> => {
  const [parts] = await loadParts(db, [row])
  return parts!
}
