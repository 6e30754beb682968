import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { publicationImages, publications, reviews } from '../../../platform/db/schema/community.ts'
import { favourites, savedSearches } from '../../../platform/db/schema/favourites.ts'
import { properties } from '../../../platform/db/schema/properties.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { toldAddresses, visits } from '../../../platform/db/schema/visits.ts'

const { title, comment, rating, reservationId, isActive, isVerified, createdAt } = getTableColumns(reviews)
const review = { title, comment, rating, reservationId, isActive, isVerified, createdAt }

/** Returns the reviews that a user wrote, with the first name of the person they are about. */
export const listReviewsBy = (db: Queryable, userId: string) =>
  db
    .select({ ...review, about: users.firstName })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.receiverId))
    .where(eq(reviews.creatorId, userId))
    .orderBy(asc(reviews.createdAt))

/** Returns the reviews about a user, with the first name of the person who wrote them. */
export const listReviewsOf = (db: Queryable, userId: string) =>
  db
    .select({ ...review, by: users.firstName })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.creatorId))
    .where(eq(reviews.receiverId, userId))
    .orderBy(asc(reviews.createdAt))

export const listOwnPosts = (db: Queryable, userId: string) => {
  const { userId: _userId, ...post } = getTableColumns(publications)
  return db
    .select(post)
    .from(publications)
    .where(eq(publications.userId, userId))
    .orderBy(asc(publications.createdAt))
}

export const listPhotosOfPosts = (db: Queryable, userId: string) =>
  db
    .select()
    .from(publicationImages)
    .where(
      inArray(
        publicationImages.publicationId,
        db.select({ id: publications.id }).from(publications).where(eq(publications.userId, userId)),
      ),
    )
    .orderBy(asc(publicationImages.position))

export const listOwnVisits = (db: Queryable, userId: string) => {
  const { userId: _userId, providerId: _providerId, ...visit } = getTableColumns(visits)
  return db
    .select({ ...visit, place: properties.name })
    .from(visits)
    .leftJoin(properties, eq(properties.id, visits.propertyId))
    .where(eq(visits.userId, userId))
    .orderBy(asc(visits.createdAt))
}

/** Returns for which places a user saw the exact address, without repeating it. */
export const listRevealed = (db: Queryable, userId: string) =>
  db
    .select({ propertyId: properties.id, place: properties.name, at: toldAddresses.toldAt })
    .from(toldAddresses)
    .innerJoin(properties, eq(properties.id, toldAddresses.propertyId))
    .where(eq(toldAddresses.userId, userId))

export const listOwnFavourites = (db: Queryable, userId: string) => {
  const { userId: _userId, ...favourite } = getTableColumns(favourites)
  return db
    .select({
      ...favourite,
      place: sql<string | null>`case when ${properties.listed} then ${properties.name} end`,
    })
    .from(favourites)
    .innerJoin(properties, eq(properties.id, favourites.propertyId))
    .where(eq(favourites.userId, userId))
    .orderBy(asc(favourites.savedAt))
}

export const listOwnSearches = (db: Queryable, userId: string) => {
  const { id: _id, userId: _userId, filtersKey: _key, ...search } = getTableColumns(savedSearches)
  return db
    .select(search)
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.createdAt))
}
