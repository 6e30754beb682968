import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { propertyAdmins } from '../../platform/db/schema/properties.ts'
import { users } from '../../platform/db/schema/users.ts'

const among = (ids: readonly string[]) => and(inArray(users.id, [...ids]), isNull(users.deletedAt))

/** Tells whether all of these users exist and are not in the trash. */
export const usersExist = async (db: Queryable, ids: readonly string[]): Promise<boolean> =>
  (await db.$count(users, among(ids))) === new Set(ids).size

/** Counts the admins among these users. */
export const findAdmins = (db: Queryable, ids: readonly string[]): Promise<number> =>
  db.$count(users, and(among(ids), eq(users.isAdmin, true)))

/** Returns the ids of the admins who look after a property, in order. */
export const listAdminIds = async (db: Queryable, propertyId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: propertyAdmins.userId })
    .from(propertyAdmins)
    .where(eq(propertyAdmins.propertyId, propertyId))
    .orderBy(asc(propertyAdmins.userId))
  return rows.map(({ id }) => id)
}

/** Replaces the admins who look after a property. */
export async function setAdmins(tx: Transaction, propertyId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(propertyAdmins).where(eq(propertyAdmins.propertyId, propertyId))
  const rows = [...new Set(ids)].map((userId) => ({ propertyId, userId }))
  if (rows.length > 0) await tx.insert(propertyAdmins).values(rows)
}
