import type { PropertyDetail, PublicRoom, Reservation } from '@metrolibre/api-client'
import { addressLine } from '@metrolibre/contract'
import type { SummaryPlace } from './summary.tsx'

interface Catalogued {
  readonly property: PropertyDetail
  readonly room: PublicRoom | null
}

const about = (property: { name: string; zone: { zone: string; city: string } }, ofRoom: boolean): string =>
  ofRoom ? `${property.name}, ${property.zone.zone}` : addressLine(property.zone.zone, property.zone.city)

/** Describes a place with the data of the catalogue. */
export const placeOfProperty = ({ property, room }: Catalogued): SummaryPlace => ({
  name: room?.name ?? property.name,
  about: about(property, room !== null),
  image: room?.image ?? property.image,
  variants: room?.image ? room.imageVariants : property.imageVariants,
  area: room ? room.area : property.area,
})

/** Describes a place with the data of the reservation; its size is only in the catalogue. */
export const placeOfReservation = (
  { property, room }: Reservation,
  known: PropertyDetail | undefined,
): SummaryPlace => {
  const knownRoom = room && known?.rooms.find(({ id }) => id === room.id)
  return {
    name: room?.name ?? property.name,
    about: about(property, room !== null),
    image: room?.image ?? property.image,
    variants: room?.image ? room.imageVariants : property.imageVariants,
    area: (room ? knownRoom?.area : known?.area) ?? null,
  }
}
