import {
  estimateRent,
  missingToPublish,
  type AdminProperty,
  type AdminPropertyInput,
  type AdminPropertyRow,
  type AdminPropertyUpdate,
  type Body,
  type endpoints,
  type InspectionBody,
  type Locale,
  type PropertyEvent,
  type Query,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { toCard } from '../properties/card.ts'
import { toMandate } from '../mandates/wire.ts'
import { showProperty } from '../own-properties/property-wire.ts'
import { readChanges, readRoom } from '../own-properties/wire.ts'
import { hasEveryPrice, type AdminView } from './detail.ts'
import { inspectionSheetOf } from '../properties/sheet.ts'
import type { EventRow } from './history-repository.ts'
import type { ListedProperty, PropertyFilter } from './list-repository.ts'
import type { AdminChange } from './update.ts'
import { knownPhone } from '../../platform/phone.ts'

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

/** Shows a property in a list of admins. */
export function showRow({ property, owner, ...counts }: ListedProperty): AdminPropertyRow {
  const created = property.createdAt.toISOString()
  return {
    ...toCard({ ...property, created, rooms: counts.offeredRooms }),
    owner,
    listingStatus: property.stage,
    rooms: counts.rooms,
    missingToPublish: missingToPublish(property.stage, hasEveryPrice(property)),
    waiting: Object.keys(property.changedSinceVisit).length + counts.roomsToReview,
    updatedAt: property.updatedAt.toISOString(),
    deletedAt: instant(property.deletedAt),
  }
}

const readonlySheet = (property: PropertyRow): AdminProperty['inspection'] => {
  const sheet = inspectionSheetOf(property)
  return sheet && { ...sheet, measures: [...sheet.measures] }
}

/** Reads the sheet of an inspector. */
export const readSheet = ({ at, ifInspectedAt, measures, note = '', area, ...seen }: InspectionBody) => ({
  ifInspectedAt,
  sheet: { at, measures, note: note.trim() },
  columns: {
    ...(area !== undefined && { area: Math.round(area * 100) / 100 }),
    ...Object.fromEntries(Object.entries(seen).filter(([, value]) => value !== undefined)),
  },
})

/** Shows a property with everything that its page for admins shows. */
export function showForAdmin(
  app: AppContext,
  { parts, surroundings, newest, now }: AdminView,
): AdminProperty {
  const { property } = parts
  const { owner, zone, visit, bookings } = surroundings
  const { country, ...contact } = owner
  const { area, paintingState, floorState } = property
  return {
    ...showProperty(app, parts),
    updatedAt: property.updatedAt.toISOString(),
    publishedAt: instant(property.publishedAt),
    deletedAt: instant(property.deletedAt),
    ownerContact: {
      ...contact,
      phone: knownPhone(contact.phone, country),
      whatsapp: knownPhone(contact.whatsapp, country),
    },
    technicalVisit: visit && {
      start: visit.startsAt?.getTime() ?? null,
      end: visit.endsAt?.getTime() ?? null,
      status: visit.status,
      rescheduleUrl: visit.rescheduleUrl,
      cancelUrl: visit.cancelUrl,
    },
    ...zone,
    estimate:
      (area !== null &&
        estimateRent({
          propertyType: property.type,
          area,
          ...zone,
          paintingState: paintingState ?? 'good',
          floorState: floorState ?? 'good',
        })) ||
      null,
    mandate: newest && toMandate(property, newest, now),
    inspection: readonlySheet(property),
    missingToPublish: missingToPublish(property.stage, hasEveryPrice(property)),
    bookings,
  }
}

/** Shows one entry of a property's history. */
export const showEvent = ({ id, at, action, actor, before, after, reason }: EventRow): PropertyEvent => ({
  id: String(id),
  at: at.toISOString(),
  action,
  actor,
  before,
  after,
  reason,
})

/** Reads the filters of the list by our own names. */
export const readFilter = ({
  q,
  propertyType,
  zone,
  owner,
  ...filter
}: Query<typeof endpoints.adminLocations.list>): PropertyFilter => ({
  words: textPatterns(q ?? ''),
  type: propertyType,
  zoneId: zone,
  ownerId: owner,
  isActive: filter.isActive,
  isVerified: filter.isVerified,
  stage: filter.stage,
  country: filter.country,
  waiting: filter.waiting,
  awaitsOffer: filter.awaitsOffer,
})

/** Reads a new property, or the fields that an admin changes, as the columns that they set. */
export const readAdminChange = (
  {
    suggestedValue,
    owner,
    admins,
    ...described
  }: Omit<AdminPropertyInput, 'value' | 'dailyValue'> | Omit<AdminPropertyUpdate, 'id' | 'ifUpdatedAt'>,
  lang: Locale,
): AdminChange => ({
  changes: [
    ...readChanges(described, lang),
    ...(suggestedValue === undefined ? [] : [{ field: 'suggestedValue', columns: { suggestedValue } }]),
    ...(owner === undefined ? [] : [{ field: 'owner', columns: { ownerId: owner } }]),
  ],
  admins,
})

/** Reads a new room with the property that it is for. */
export const readNewRoom = (
  { locationId: propertyId, image, ...described }: Body<typeof endpoints.adminRooms.create>,
  lang: Locale,
) => ({
  propertyId,
  image: image ?? null,
  columns: readRoom(described, lang),
})
