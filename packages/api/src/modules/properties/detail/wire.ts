import {
  dateAt,
  leaseWindow,
  placeTimeZone,
  readTimeZone,
  roomReviewBy,
  showTimeZone,
  type Image,
  type OwnedProperty,
  type PropertyDetail,
  type PublicPerson,
  type PublicProperty,
  type PublicRoom,
  type Range,
  type Room,
} from '@metrolibre/contract'
import type { PropertyRow } from '../../../platform/db/schema/properties.ts'
import type { RoomRow } from '../../../platform/db/schema/rooms.ts'
import { pictureWithVariants } from '../../../platform/images/picture.ts'
import { toImage } from '../../images/to-image.ts'
import { toImage3d } from '../../images/to-image-3d.ts'
import { toCard } from '../card.ts'
import { inspectionSheetOf } from '../sheet.ts'
import { hasCostsToConfirm, showCosts } from '../stated-costs.ts'
import { calendarMs } from '../spans.ts'
import { showPrices, showPropertyId } from '../wire.ts'
import { freePlace, lowestFree, soonestOf, type TakenPlace } from './free-place.ts'
import type { ImageRow, PropertyParts } from './repository.ts'
import { knownPhone } from '../../../platform/phone.ts'

/** Returns the opening hours as slots, or null when the place is open all day. */
export const openingHoursOf = (row: { opensAtSlot: number | null; closesAtSlot: number | null }) =>
  row.opensAtSlot === null || row.closesAtSlot === null
    ? null
    : { from: row.opensAtSlot, to: row.closesAtSlot }

type ShowImage = (row: ImageRow) => Image

const toPublicRoom = (
  room: RoomRow,
  property: PropertyRow,
  images: readonly ImageRow[],
  show: ShowImage = toImage,
): PublicRoom => ({
  id: room.id,
  ...showPropertyId(room.propertyId),
  name: room.name,
  ...pictureWithVariants(room.image),
  description: room.description,
  lang: room.lang,
  squareMeter: room.area,
  ...showPrices(room),
  currency: property.currency,
  isActive: room.isActive,
  included: room.included,
  imagesRoom: images.filter(({ roomId }) => roomId === room.id).map((row) => show(row)),
  startLease: room.startLease ?? property.startLease,
  endLease: room.endLease ?? property.endLease,
})

const toOwnedRoom = (
  room: RoomRow,
  property: PropertyRow,
  images: readonly ImageRow[],
  show: ShowImage,
): Room => ({
  ...toPublicRoom(room, property, images, show),
  isDeleted: room.deletedAt !== null,
  awaitsReview: room.awaitsReview,
  reviewBy: room.awaitsReview
    ? roomReviewBy((room.reviewAskedAt ?? room.updatedAt).getTime(), placeTimeZone(property))
    : null,
  stripePriceId: room.stripePriceId,
  updatedAt: room.updatedAt.toISOString(),
})

const inspectedOn = (property: PropertyRow): string | null => {
  const sheet = inspectionSheetOf(property)
  return sheet && dateAt(Date.parse(sheet.at), placeTimeZone(property))
}

const sharedEntries = (
  { property, owner, rooms, images, images3d }: PropertyParts,
  exact: boolean,
  show: ShowImage,
) => ({
  ...toCard({
    ...property,
    created: property.createdAt.toISOString(),
    rooms: rooms.filter(({ isActive }) => isActive).length,
  }),
  description: property.description,
  lang: property.lang,
  country: property.country,
  ...showTimeZone(property),
  monthlyPlan: property.monthlyPlan,
  landUse: property.landUse,
  uses: property.uses,
  clearHeight: property.clearHeight,
  gateWidth: property.gateWidth,
  gateHeight: property.gateHeight,
  floorLoad: property.floorLoad,
  threePhase: property.threePhase,
  truckAccess: property.truckAccess,
  water: property.water,
  fence: property.fence,
  startLease: property.startLease,
  endLease: property.endLease,
  openingHours: openingHoursOf(property),
  inspectedOn: inspectedOn(property),
  calendlyLink: property.calendlyLink,
  ...(property.visitHours && { visitHours: property.visitHours }),
  ...showCosts(property),
  email: property.email,
  phone: knownPhone(property.phone, property.country),
  imagesLocation: images
    // The public view leaves out a photo that is also the cover, because it is already shown. Owners and
    // admins manage all of them.
    .filter(
      ({ roomId, isVisible, image }) => roomId === null && (exact || (isVisible && image !== property.image)),
    )
    .map((row) => show(row)),
  images3D: images3d.map((image) => toImage3d(image, exact)),
  owner: owner satisfies PublicPerson,
})

/** Shows a property to the public, without hidden pictures, house number and true coordinates (RULES.md §7.1). */
export const toPublicProperty = (parts: PropertyParts): PublicProperty => {
  const visible = parts.images.filter(({ isVisible }) => isVisible)
  return {
    ...sharedEntries(parts, false, toImage),
    roomsDetails: parts.rooms.map((room) => toPublicRoom(room, parts.property, visible)),
  }
}

type PricedPlace = Pick<
  PublicRoom,
  'isActive' | 'isDaily' | 'value' | 'dailyValue' | 'startLease' | 'endLease'
>

const takenPlace = (property: PropertyDetail, place: PricedPlace, busy: readonly Range[]): TakenPlace => {
  const price = place.isDaily ? place.dailyValue : place.value
  return {
    isOffered: property.isActive && place.isActive && Boolean(price),
    rentalMode: place.isDaily ? 'hour' : 'month',
    price,
    lease: leaseWindow(property, place),
    busy,
  }
}

/** Leaves out what is over, and what is later than calendars show. */
const shownOf = (taken: readonly Range[], now: number): Range[] =>
  taken.filter(({ start, end }) => end > now && start < now + calendarMs)

/** Shows when a property is taken as a whole and when each of its rooms is, from when it is free, and what is free costs. */
export const showTaken = (
  property: PropertyDetail,
  whole: Range[],
  ofRoom: (id: string) => Range[],
  now: number,
): PropertyDetail => {
  const house = { timeZone: readTimeZone(property), openingHours: property.openingHours }
  const rooms = property.roomsDetails.map((room) => {
    const taken = takenPlace(property, room, ofRoom(room.id))
    return { room, taken, free: freePlace(house, taken, now) }
  })
  const isByRoom = property.propertyType === 'room'
  return {
    ...property,
    price: lowestFree(
      property.price,
      rooms.map(({ taken, free }) => ({ ...taken, free })),
    ),
    reservations: shownOf(whole, now),
    free: isByRoom
      ? soonestOf(rooms.flatMap(({ free }) => free ?? []))
      : freePlace(house, takenPlace(property, property, whole), now),
    roomsDetails: rooms.map(({ room, taken, free }) => ({
      ...room,
      reservations: shownOf(taken.busy, now),
      free,
    })),
  }
}

/** Returns the whole address and true coordinates, for readers who may know them (RULES.md §7.3). */
export const exactPlaceOf = ({ address, latitude, longitude }: PropertyRow) => ({
  address,
  exactLat: latitude,
  exactLong: longitude,
})

/** Shows the rooms of a property to its owner and admins. */
export const toOwnedRooms = ({ property, rooms, images }: PropertyParts, show: ShowImage): Room[] =>
  rooms.map((room) => toOwnedRoom(room, property, images, show))

const measuredOf = (property: PropertyRow): OwnedProperty['measured'] => {
  const sheet = inspectionSheetOf(property)
  return sheet && { at: sheet.at, measures: [...sheet.measures] }
}

/** Shows a property to its owner and admins. `show` also gives them hidden pictures. */
export const toOwnedProperty = (parts: PropertyParts, show: ShowImage): OwnedProperty => {
  const { property, admins, creator } = parts
  return {
    ...sharedEntries(parts, true, show),
    ...exactPlaceOf(property),
    roomsDetails: toOwnedRooms(parts, show),
    isDeleted: property.deletedAt !== null,
    listingStatus: property.stage,
    suggestedValue: property.suggestedValue,
    expectedValue: property.expectedValue,
    paintingState: property.paintingState,
    floorState: property.floorState,
    unusedTime: property.unusedTime,
    submittedAt: property.submittedAt?.toISOString() ?? null,
    costsToConfirm: hasCostsToConfirm(property),
    changedSinceVisit: Object.entries(property.changedSinceVisit).map(([field, at]) => ({ field, at })),
    measured: measuredOf(property),
    admins: [...admins],
    creator,
    stripePriceId: property.stripePriceId,
    stripeProductId: property.stripeProductId,
  }
}
