import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { users, type UserRow } from '../../platform/db/schema/users.ts'

/** Locks the row of a user who was not erased. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .for('update')
  return row
}

type AdminChanges = Partial<
  Pick<UserRow, 'isActive' | 'isOwner' | 'isAdmin' | 'isVerified' | 'deletedAt' | 'sessionsValidFrom'>
>

export async function changeUser(tx: Transaction, id: string, changes: AdminChanges): Promise<UserRow> {
  const [row] = await tx.update(users).set(changes).where(eq(users.id, id)).returning()
  return row!
}
