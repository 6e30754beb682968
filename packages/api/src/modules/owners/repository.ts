import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/users.ts'

/** Returns a user who is not in the trash, with the fields that decide whether they have a public page. */
export const findOwner = async (db: Queryable, id: string) => {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      isOwner: users.isOwner,
      isActive: users.isActive,
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return row
}
