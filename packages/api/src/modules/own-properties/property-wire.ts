import type { OwnedProperty, OwnListing, Room } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { toManagedImage } from '../images/to-image.ts'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { toOwnedProperty, toOwnedRooms } from '../properties/detail/wire.ts'
import type { PanelEntry } from './panel.ts'
import type { RoomOfProperty } from './load.ts'

/** Shows a property to its owner and to admins, by its names on the wire. */
export const showProperty = (app: AppContext, parts: PropertyParts): OwnedProperty =>
  toOwnedProperty(parts, toManagedImage(app))

/** Shows a property in its owner's panel. */
export const showListing = (app: AppContext, { parts, ...facts }: PanelEntry): OwnListing => ({
  ...showProperty(app, parts),
  ...facts,
})

/** Shows the rooms of a property to its owner. */
export const showRooms = (app: AppContext, parts: PropertyParts): { rooms: Room[] } => ({
  rooms: toOwnedRooms(parts, toManagedImage(app)),
})

/** Shows a room of a property to its owner. */
export const showRoom = (app: AppContext, { parts, roomId }: RoomOfProperty): Room =>
  toOwnedRooms(parts, toManagedImage(app)).find(({ id }) => id === roomId)!
