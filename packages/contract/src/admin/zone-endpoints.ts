import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Amount, Country } from '../primitives/money.ts'
import { printed } from '../primitives/printed.ts'
import { Flag, requiredText } from '../primitives/text.ts'
import { Instant, TimeZone } from '../primitives/time.ts'
import { Condition, ListingStatus, PropertyType } from '../properties/words.ts'
import { coordinateEntries, Zone } from '../zones/schemas.ts'

const tag = 'admin zones'

const zoneEntries = {
  country: Country,
  state: printed(requiredText(120)),
  city: printed(requiredText(120)),
  zone: printed(requiredText(120)),
  ...coordinateEntries,
  rate: v.pipe(
    v.number('validation.required'),
    v.minValue(0, 'validation.min'),
    v.maxValue(100, 'validation.max'),
  ),
  averageValue: Amount,
  /** Without it, a new zone gets the one that its names propose. */
  timeZone: v.optional(TimeZone),
}

export const ZoneInput = body({ ...zoneEntries, isActive: v.optional(Flag) })
export const ZoneUpdate = body({
  ...v.partial(v.object(zoneEntries)).entries,
  isActive: v.optional(Flag),
  id: Id,
  ifUpdatedAt: v.optional(Instant),
})

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A zone as admins see it, with the number of its published properties. */
export const AdminZone = v.object({ ...Zone.entries, published: whole, updatedAt: Instant })
export type AdminZone = v.InferOutput<typeof AdminZone>

export const AdminZoneDetail = v.object({
  ...AdminZone.entries,
  /** All its properties, those in the trash included. While there are any, its country is fixed. */
  properties: whole,
  /** What published properties ask per month, by kind. Amounts in minor units of the zone's currency. */
  asked: v.array(
    v.object({
      propertyType: PropertyType,
      count: whole,
      low: Amount,
      median: Amount,
      high: Amount,
      /** The median per square metre, of those whose area is known. Null for rooms, which have no area here. */
      perSquareMetre: v.nullable(Amount),
    }),
  ),
  /** The monthly prices per square metre of published whole properties, lowest first; at most a hundred. */
  perSquareMetre: v.array(Amount),
  /** The properties that are not published yet and whose estimate follows from this zone. */
  open: v.object({
    count: whole,
    /** Some of those whose area is known. */
    examples: v.array(
      v.object({
        id: Id,
        name: v.string(),
        propertyType: PropertyType,
        area: v.number(),
        paintingState: v.nullable(Condition),
        floorState: v.nullable(Condition),
        stage: ListingStatus,
      }),
    ),
  }),
})
export type AdminZoneDetail = v.InferOutput<typeof AdminZoneDetail>

export const adminZones = {
  list: endpoint({
    id: 'adminZones.list',
    method: 'GET',
    path: '/admin/zone',
    access: 'admin',
    tag,
    summary: 'All zones, by name, city or region',
    query: v.object({
      ...listQuery(['zone', 'city', 'rate', 'averageValue']),
      country: v.optional(Country),
      isActive: v.optional(v.boolean()),
    }),
    response: v.object({ zones: v.array(AdminZone), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
  detail: endpoint({
    id: 'adminZones.detail',
    method: 'GET',
    path: '/admin/zone/:id',
    access: 'admin',
    tag,
    summary: 'One zone, with what is asked there and the estimates that depend on it',
    params: IdParams,
    response: AdminZoneDetail,
    errors: [],
    rateLimit: 'office',
  }),
  create: endpoint({
    id: 'adminZones.create',
    method: 'POST',
    path: '/admin/zone',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Add a zone',
    body: ZoneInput,
    response: AdminZone,
    errors: ['conflict'],
    rateLimit: 'office',
  }),
  update: endpoint({
    id: 'adminZones.update',
    method: 'PUT',
    path: '/admin/zone',
    access: 'admin',
    tag,
    summary: 'Change a zone',
    body: ZoneUpdate,
    response: AdminZone,
    errors: ['not_found', 'conflict', 'changed_meanwhile'],
    rateLimit: 'office',
  }),
  setActive: endpoint({
    id: 'adminZones.setActive',
    method: 'PUT',
    path: '/admin/changezonestatus',
    access: 'admin',
    tag,
    summary: 'Offer a zone or not',
    body: body({ id: Id, isActive: Flag }),
    response: AdminZone,
    errors: ['not_found'],
    rateLimit: 'office',
  }),
} as const
