import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { properties } from './properties.ts'
import { rooms } from './rooms.ts'
import { users } from './users.ts'

/** Every stored file: its key in the storage, its type and who may read it. */
export const files = pgTable(
  'files',
  {
    key: text().primaryKey(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    visibility: text({ enum: ['public', 'private'] }).notNull(),
    width: integer(),
    height: integer(),
    // The keys of the smaller copies by their width in pixels.
    variants: jsonb().$type<Record<string, string>>().notNull().default({}),
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('files_visibility', sql`${table.visibility} in ('public', 'private')`),
    check('files_bytes', sql`${table.bytes} >= 0`),
    check('files_key_ascii', sql`${table.key} ~ '^[a-zA-Z0-9/_.-]+$'`),
  ],
)

/** Photos of a property or of one of its rooms. */
export const images = pgTable(
  'images',
  {
    id: id(),
    propertyId: uuid().references(() => properties.id, { onDelete: 'cascade' }),
    roomId: uuid().references(() => rooms.id, { onDelete: 'cascade' }),
    image: text().notNull(),
    isVisible: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    // Added by an admin to the place of somebody else. Photos of the office and of the owner are counted apart.
    byOffice: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('images_property').on(table.propertyId, table.position),
    index('images_room').on(table.roomId, table.position),
    index('images_key').on(table.image.op('text_pattern_ops')),
    check('images_of_one', sql`num_nonnulls(${table.propertyId}, ${table.roomId}) = 1`),
  ],
)

/** Spherical photos and the coordinates at which they were taken. */
export const images3d = pgTable(
  'images_3d',
  {
    id: id(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    image: text().notNull(),
    longitude: doublePrecision().notNull().default(0),
    latitude: doublePrecision().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('images_3d_property').on(table.propertyId),
    check('images_3d_longitude', sql`${table.longitude} between -180 and 180`),
    check('images_3d_latitude', sql`${table.latitude} between -90 and 90`),
  ],
)
