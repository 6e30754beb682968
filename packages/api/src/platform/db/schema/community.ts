import { postCategories } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instantAt, lang, updatedAt } from './columns.ts'
import { reservations } from './reservations.ts'
import { users } from './users.ts'

/** A review of one user by another. `rating` runs from 1 (very bad) to 5 (excellent). */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    title: text().notNull(),
    comment: text().notNull(),
    lang: lang(),
    rating: smallint().notNull(),
    creatorId: uuid()
      .notNull()
      .references(() => users.id),
    receiverId: uuid()
      .notNull()
      .references(() => users.id),
    reservationId: uuid().references(() => reservations.id),
    /** Written by the tenant of the reservation. The database sets it. */
    byTenant: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    isVerified: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('reviews_receiver').on(table.receiverId),
    index('reviews_creator').on(table.creatorId),
    index('reviews_waiting')
      .on(table.createdAt)
      .where(sql`is_active and not is_verified`),
    uniqueIndex('reviews_once').on(table.reservationId, table.creatorId),
    index('reviews_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_by_rating').on(table.rating, table.id),
    index('reviews_side_newest').on(
      table.byTenant,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reviews_side_by_rating').on(table.byTenant, table.rating, table.id),
    check('reviews_lang', sql`${table.lang} in ('es', 'en')`),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_of_another', sql`${table.creatorId} <> ${table.receiverId}`),
  ],
)

/** A post of the community page, in which a user presents a business. */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    description: text().notNull(),
    lang: lang(),
    /** Posts from before there were categories have none. */
    category: text({ enum: postCategories }),
    image: text(),
    webSite: text(),
    instagram: text(),
    isVerified: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    /** Why an admin does not show it, for its author. */
    refusal: text(),
    /** The decision that its author was last told by mail, about the content as it is now. */
    announced: text({ enum: ['published', 'refused'] }),
    deletedAt: instantAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('publications_lang', sql`${table.lang} in ('es', 'en')`),
    check('publications_category', sql`${table.category} in ('crafts', 'food', 'arts', 'services')`),
    index('publications_shown_of_category')
      .on(table.category, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_verified and is_active and deleted_at is null`),
    index('publications_user').on(table.userId),
    index('publications_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('publications_by_title')
      .on(sql`title collate spanish`, table.id)
      .where(sql`deleted_at is null`),
    index('publications_waiting')
      .on(table.createdAt)
      .where(sql`is_active and not is_verified and deleted_at is null`),
    index('publications_shown')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_verified and is_active and deleted_at is null`),
  ],
)

export const publicationImages = pgTable(
  'publication_images',
  {
    id: id(),
    publicationId: uuid()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    image: text().notNull(),
    isVisible: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('publication_images_publication').on(table.publicationId, table.position),
    index('publication_images_key').on(table.image.op('text_pattern_ops')),
  ],
)

/** A testimonial about the product. `position` is the person's profession, `location` their place. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    video: text(),
    name: text().notNull(),
    position: text().notNull(),
    location: text().notNull(),
    comment: text().notNull().default(''),
    lang: lang(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('testimonials_lang', sql`${table.lang} in ('es', 'en')`)],
)
