import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema/users.ts'
import type { CurrentUser } from './current-user.ts'

const { passwordHash: _secret, ...visible } = getTableColumns(users)

/** The user of a bearer; null when gone. Read on every request, so that a change bites on the next one. */
export async function loadUser(db: Database, id: string): Promise<CurrentUser | null> {
  const [user] = await db
    .select(visible)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt), isNull(users.erasedAt)))
  return user ?? null
}
