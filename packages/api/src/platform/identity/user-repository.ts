import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema/users.ts'
import type { CurrentUser } from './current-user.ts'

const { passwordHash: _secret, ...visible } = getTableColumns(users)

/**
 * Returns the user of a bearer, or null when they were deleted. It is read on every request, so that changes
 * take effect on the next one.
 */
export async function loadUser(db: Database, id: string): Promise<CurrentUser | null> {
  const [user] = await db
    .select(visible)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt), isNull(users.erasedAt)))
  return user ?? null
}
