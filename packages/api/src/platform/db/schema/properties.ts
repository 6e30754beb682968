import { expenseCovers, listingStages, uses, type VisitRange } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  country,
  createdAt,
  currency,
  id,
  instantAt,
  lang,
  money,
  rentalMode,
  timeZone,
  updatedAt,
} from './columns.ts'
import { bookingTermColumns } from './booking-term-columns.ts'
import { siteFactColumns, siteSizesCheck } from './site-facts.ts'
import { users } from './users.ts'
import { zones } from './zones.ts'

export const propertyTypes = ['room', 'entire', 'galpon', 'terreno'] as const

/**
 * A place that an owner lists. Columns marked "kept by trigger" are never written by code: they copy what
 * search needs from the zone, the owner and the rooms (migration `search`).
 */
export const properties = pgTable(
  'properties',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    lang: lang(),
    // The full address is only for people who may go there; the street without number is public.
    address: text().notNull().default(''),
    street: text().notNull().default(''),
    image: text(),
    zoneId: uuid()
      .notNull()
      .references(() => zones.id),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    // Derived from the true coordinates and a secret, so that repeated requests do not reveal the place.
    publicLatitude: doublePrecision(),
    publicLongitude: doublePrecision(),
    type: text({ enum: propertyTypes }).notNull(),
    rentalMode: rentalMode().notNull().default('month'),
    currency: currency().notNull(),
    monthlyPrice: money(),
    hourlyPrice: money(),
    suggestedValue: money(),
    expectedValue: money(),
    /** Unused: offers have a table of their own. Instances of the previous version still select it. */
    offeredValue: money(),
    // Stated besides the price: expenses and parking per month, the deposit once. Null was not stated, 0 is not charged.
    commonExpenses: money(),
    expensesCover: text({ enum: expenseCovers }).array(),
    deposit: money(),
    /** The deposit in months of the rent, where it is not an amount of its own. */
    depositMonths: integer(),
    depositIsLost: boolean(),
    parkingPrice: money(),
    /**
     * That it was there before owners were asked for these costs: what is null is shown with the usual values, as before, until
     * its owner has confirmed (migration `stated_costs`).
     */
    assumesUsualCosts: boolean().notNull().default(false),
    ...bookingTermColumns(),
    startLease: date({ mode: 'string' }),
    endLease: date({ mode: 'string' }),
    landUse: text({ enum: ['commercial', 'residential'] }),
    /** What it is used for. The words of its search have them too, by trigger. */
    uses: text({ enum: uses }).array().notNull().default([]),
    ...siteFactColumns(),
    // The first and last hour slot (1–24) of a day. Both are null when the place is open all day.
    opensAtSlot: integer(),
    closesAtSlot: integer(),
    calendlyLink: text(),
    /** When it can be visited; null for the usual hours. */
    visitHours: jsonb().$type<VisitRange[]>(),
    email: text(),
    phone: text(),
    area: numeric({ precision: 10, scale: 2, mode: 'number' }),
    bathrooms: integer().notNull().default(0),
    garage: integer().notNull().default(0),
    vault: boolean().notNull().default(false),
    cleaning: boolean().notNull().default(false),
    wifi: boolean().notNull().default(false),
    security: boolean().notNull().default(false),
    paintingState: text({ enum: ['bad', 'regular', 'good'] }),
    floorState: text({ enum: ['bad', 'regular', 'good'] }),
    unusedTime: text({ enum: ['1-3', '3-6', '6-12', '12+'] }),
    /** Unused: the rooms have a table of their own. Instances of the previous version still select it. */
    unusedRoomsText: text('rooms_details'),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What the owner changed after the inspector had seen it: the field's name and when, in ISO 8601. */
    changedSinceVisit: jsonb().$type<Record<string, string>>().notNull().default({}),
    stage: text({ enum: listingStages }).notNull().default('draft'),
    isActive: boolean().notNull().default(true),
    isVerified: boolean().notNull().default(false),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    creatorId: uuid().references(() => users.id),
    stripeProductId: text(),
    stripePriceId: text(),
    // The idempotency key of the request that created it, and a hash of what was sent with it.
    creationKey: text(),
    creationHash: text(),
    publishedAt: instantAt(),
    // When it was handed in last. Those that were before this was kept have none.
    submittedAt: instantAt(),
    deletedAt: instantAt(),
    /** When it was deleted for good, although bookings or payments still refer to it. */
    erasedAt: instantAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    // The columns from here on are kept by trigger.
    country: country().notNull().default('Chile'),
    state: text().notNull().default(''),
    city: text().notNull().default(''),
    zoneName: text().notNull().default(''),
    timeZone: timeZone(),
    ownerActive: boolean().notNull().default(true),
    shownPrice: money(),
    search: text().notNull().default(''),
    nextUnit: integer().notNull().default(1),
    /** The normalised name, stored because to normalise each name again is most of the work of a search. */
    nameSearch: text()
      .notNull()
      .generatedAlwaysAs(sql`search_text(name)`),
    listed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`is_verified and deleted_at is null and owner_active`),
  },
  (table) => [
    index('properties_owner').on(table.ownerId),
    uniqueIndex('properties_creation').on(table.ownerId, table.creationKey),
    index('properties_zone').on(table.zoneId),
    index('properties_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // The front page shows the lowest price of each kind.
    index('properties_lowest')
      .on(table.country, table.type, table.rentalMode, table.shownPrice)
      .where(sql`listed and is_active and shown_price is not null`),
    // What waits for an admin.
    index('properties_waiting')
      .on(table.stage, table.updatedAt)
      .where(sql`deleted_at is null and stage in ('submitted', 'visit_scheduled', 'accepted')`),
    check('properties_type', sql`${table.type} in ('room', 'entire', 'galpon', 'terreno')`),
    check('properties_lang', sql`${table.lang} in ('es', 'en')`),
    check('properties_rental_mode', sql`${table.rentalMode} in ('month', 'hour')`),
    check(
      'properties_currency',
      sql`${table.currency} = case ${table.country} when 'Chile' then 'CLP' when 'Perú' then 'PEN' end`,
    ),
    check(
      'properties_amounts',
      sql`${table.monthlyPrice} >= 0 and ${table.hourlyPrice} >= 0 and ${table.suggestedValue} >= 0
        and ${table.expectedValue} >= 0 and ${table.offeredValue} >= 0`,
    ),
    check(
      'properties_beside_price',
      sql`${table.commonExpenses} >= 0 and ${table.deposit} >= 0 and ${table.parkingPrice} >= 0`,
    ),
    check(
      'properties_deposit',
      sql`${table.depositMonths} between 1 and 12 and (${table.depositMonths} is null or ${table.deposit} is null)`,
    ),
    check(
      'properties_expenses_cover',
      sql`${table.expensesCover} <@ array['water', 'electricity', 'internet', 'alarm', 'cleaning']`,
    ),
    check('properties_area', sql`${table.area} > 0`),
    siteSizesCheck(table),
    check('properties_counts', sql`${table.bathrooms} >= 0 and ${table.garage} >= 0`),
    // With the normalised name, so that a walk in the order of names tests words without reading the table.
    index('properties_kept_by_name')
      .on(sql`name collate spanish`, table.id, table.nameSearch)
      .where(sql`deleted_at is null`),
    // A random part of all names, by which it is told how frequent words are.
    index('properties_kept_part')
      .on(table.id, table.nameSearch, table.name)
      .where(sql`deleted_at is null and id < '01000000-0000-0000-0000-000000000000'`),
    index('properties_kept_stage')
      .on(table.stage, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('properties_kept_zone')
      .on(table.zoneId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('properties_kept_inactive')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null and not is_active`),
    index('properties_kept_unverified')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null and not is_verified`),
    index('properties_kept_changed')
      .on(table.id)
      .where(sql`deleted_at is null and changed_since_visit <> '{}'`),
    index('properties_trash')
      .on(table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is not null and erased_at is null`),
    check('properties_erased', sql`${table.erasedAt} is null or ${table.deletedAt} is not null`),
    check('properties_lease', sql`${table.startLease} < ${table.endLease}`),
    check(
      'properties_stage',
      sql`${table.stage} in
        ('draft', 'submitted', 'visit_scheduled', 'evaluated', 'accepted', 'declined', 'published')`,
    ),
    check(
      'properties_opening',
      sql`(${table.opensAtSlot} is null) = (${table.closesAtSlot} is null)
        and ${table.opensAtSlot} between 1 and 24 and ${table.closesAtSlot} between ${table.opensAtSlot} and 24`,
    ),
    check(
      'properties_coordinates',
      sql`(${table.latitude} is null) = (${table.longitude} is null)
        and ${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`,
    ),
  ],
)

/** The admins who look after a property. */
export const propertyAdmins = pgTable(
  'property_admins',
  {
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.userId] })],
)

export type PropertyRow = typeof properties.$inferSelect
