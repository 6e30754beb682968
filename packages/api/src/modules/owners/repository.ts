import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/users.ts'

/** An owner who is not in the trash. */
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
