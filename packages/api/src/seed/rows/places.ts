import { addDays, currencyOf } from '@metrolibre/contract'
import { publicPlace } from '../../modules/properties/public-place.ts'
import type { images, images3d } from '../../platform/db/schema/images.ts'
import type { properties } from '../../platform/db/schema/properties.ts'
import type { rooms } from '../../platform/db/schema/rooms.ts'
import type { zones } from '../../platform/db/schema/zones.ts'
import { hourlySeries, monthlyBookings } from '../data/bookings.ts'
import { properties as demo } from '../data/properties/index.ts'
import type { PropertySeed, PropertyStateSeed } from '../data/properties/property-seed.ts'
import { zones as demoZones } from '../data/zones.ts'
import { demoId, drawn } from '../ids.ts'
import { daysAgo, type Moment } from '../moment.ts'
import { coverName, galleryNames, sphereName } from '../pictures/plan.ts'
import { costsOf } from './costs.ts'
import { userId } from './people.ts'
import { zoneOf } from './zone-of.ts'

/** Returns the storage key of a picture by its name. */
export type PictureKeys = (name: string) => string

export const zoneId = (zone: string): string => demoId('zone', zone)
export const propertyId = (key: string): string => demoId('property', key)
export const roomId = (property: string, room: string): string => demoId('room', `${property}/${room}`)

export const zoneRows = (): (typeof zones.$inferInsert)[] =>
  demoZones.map(({ zone, lat, long, ...rest }) => ({
    ...rest,
    id: zoneId(zone),
    name: zone,
    latitude: lat,
    longitude: long,
  }))

const booked = new Set([...monthlyBookings, ...hourlySeries].map(({ property }) => property))

/** Returns the age of a property in days. One with past bookings was published before them. */
const ageOf = ({ key, created }: PropertySeed): number => (booked.has(key) ? created + 380 : created)

const stages: Readonly<Record<PropertyStateSeed, (typeof properties.$inferInsert)['stage']>> = {
  published: 'published',
  'sold-out': 'published',
  trash: 'published',
  draft: 'draft',
  submitted: 'submitted',
  'visit-scheduled': 'visit_scheduled',
  evaluated: 'evaluated',
  accepted: 'accepted',
  declined: 'declined',
}

/** Returns coordinates near the centre of the zone. */
const trueCoordinates = (property: PropertySeed) => {
  const { lat, long } = zoneOf(property)
  return {
    latitude: lat + (drawn(`${property.key} north`) - 0.5) * 0.009,
    longitude: long + (drawn(`${property.key} east`) - 0.5) * 0.009,
  }
}

const pricesOf = ({ mode, price, state }: PropertySeed) => ({
  monthlyPrice: mode === 'month' && state !== 'evaluated' && state !== 'declined' ? price || null : null,
  hourlyPrice: mode === 'hour' ? price || null : null,
  expectedValue: price > 0 ? Math.round((price * 1.1) / 1000) * 1000 : null,
})

const servicesOf = ({ services }: PropertySeed) => ({
  vault: services.vault ?? false,
  garage: services.parking ?? 0,
  cleaning: services.cleaning ?? false,
  bathrooms: services.bathrooms ?? 0,
  wifi: services.wifi ?? false,
  security: services.security ?? false,
})

const leaseOf = ({ lease }: PropertySeed, { today }: Moment) => ({
  startLease: lease ? addDays(today, lease.from) : null,
  endLease: lease ? addDays(today, lease.to) : null,
})

/** What the inspector found at a property before it was published. */
const sheetOf = ({ area }: PropertySeed, createdAt: Date) => ({
  at: new Date(createdAt.getTime() + 3_600_000).toISOString(),
  by: { id: userId('admin'), firstName: 'Amparo' },
  note: '',
  measures: [
    { name: 'Frente', value: Math.round(Math.sqrt(area) * 11) / 10, unit: 'm' },
    { name: 'Superficie', value: area, unit: 'm2' },
  ],
})

/**
 * Returns one row for each property. The public coordinates are derived with the secret as for any property.
 */
export const propertyRows = (
  moment: Moment,
  secret: string,
  pictures: PictureKeys,
): (typeof properties.$inferInsert)[] =>
  demo.map((property, index) => {
    const state = property.state ?? 'published'
    const published = stages[state] === 'published' && property.owner !== 'nicolas.cuarta'
    const id = propertyId(property.key)
    const place = trueCoordinates(property)
    const shown = publicPlace(secret, id, place)
    const createdAt = daysAgo(moment, ageOf(property))
    return {
      id,
      name: property.name,
      description: property.description,
      address: `${property.street} ${property.number}`,
      street: property.street,
      image: pictures(coverName(property)),
      zoneId: zoneId(property.zone),
      ...place,
      publicLatitude: shown.latitude,
      publicLongitude: shown.longitude,
      type: property.type,
      rentalMode: property.mode,
      currency: currencyOf(zoneOf(property).country),
      ...pricesOf(property),
      ...leaseOf(property, moment),
      monthlyPlan: property.monthlyPlan ?? false,
      landUse: property.landUse,
      uses: [...(property.uses ?? [])],
      ...property.site,
      opensAtSlot: property.opening ? property.opening.from + 1 : null,
      closesAtSlot: property.opening ? property.opening.to : null,
      email: `espacio.${property.key}@metrolibre.example`,
      phone:
        zoneOf(property).country === 'Chile' ? `+56-2-0000-${1000 + index}` : `+51-1-000-${1000 + index}`,
      area: property.area,
      ...servicesOf(property),
      ...costsOf(property),
      details: published ? { inspection: sheetOf(property, createdAt) } : {},
      paintingState: property.condition.paint,
      floorState: property.condition.floor,
      unusedTime: property.unused,
      stage: published ? 'published' : stages[state] === 'published' ? 'submitted' : stages[state],
      isActive: state !== 'sold-out',
      isVerified: published,
      ownerId: userId(property.owner),
      creatorId: userId(property.owner),
      publishedAt: published ? new Date(createdAt.getTime() + 7_200_000) : null,
      deletedAt: state === 'trash' ? daysAgo(moment, 9) : null,
      createdAt,
      updatedAt: createdAt,
    }
  })

/** Returns the rooms in the order of the data, in which the database numbers them. */
export const roomRows = (moment: Moment, pictures: PictureKeys): (typeof rooms.$inferInsert)[] =>
  demo.flatMap((property) =>
    (property.rooms ?? []).map((room) => ({
      id: roomId(property.key, room.name),
      propertyId: propertyId(property.key),
      name: room.name,
      description: room.description,
      image: pictures(galleryNames('room', `${property.key}/${room.name}`, 1)[0]!),
      area: room.area,
      rentalMode: property.mode,
      monthlyPrice: property.mode === 'month' ? room.price : null,
      hourlyPrice: property.mode === 'hour' ? room.price : null,
      included: [...room.included],
      isActive: room.state !== 'sold-out',
      deletedAt: room.state === 'deleted' ? daysAgo(moment, 5) : null,
      createdAt: daysAgo(moment, ageOf(property)),
      updatedAt: daysAgo(moment, ageOf(property)),
    })),
  )

/** Returns the pictures besides the covers. The last one of a long gallery is hidden, for variety. */
export const imageRows = (pictures: PictureKeys): (typeof images.$inferInsert)[] =>
  demo.flatMap((property) => {
    const gallery = galleryNames(property.type, property.key, property.gallery).map((name, position) => ({
      id: demoId('image', `${property.key}/${position}`),
      propertyId: propertyId(property.key),
      roomId: null,
      image: pictures(name),
      isVisible: position < 3,
      position,
    }))
    const ofRooms = (property.rooms ?? []).map((room) => ({
      id: demoId('image', `${property.key}/${room.name}`),
      propertyId: null,
      roomId: roomId(property.key, room.name),
      image: pictures(galleryNames('room', `${property.key}/${room.name}`, 2).at(-1)!),
      isVisible: true,
      position: 0,
    }))
    return [...gallery, ...ofRooms]
  })

/** Returns the spherical pictures of places, one for each point. */
export const image3dRows = (pictures: PictureKeys, moment: Moment): (typeof images3d.$inferInsert)[] =>
  demo.flatMap((property) =>
    (property.views3d ?? []).map((name, point) => ({
      id: demoId('sphere', point === 0 ? property.key : `${property.key}/${point}`),
      propertyId: propertyId(property.key),
      name,
      image: pictures(sphereName(property.key, point)),
      createdAt: daysAgo(moment, ageOf(property) - point / 1440),
      ...trueCoordinates(property),
    })),
  )
