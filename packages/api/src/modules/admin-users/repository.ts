import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { users, type UserRow } from '../../platform/db/schema/users.ts'

type AdminChanges = Partial<
  Pick<UserRow, 'isActive' | 'isOwner' | 'isAdmin' | 'isVerified' | 'deletedAt' | 'sessionsValidFrom'>
>

export async function changeUser(tx: Transaction, id: string, changes: AdminChanges): Promise<UserRow> {
  const [row] = await tx.update(users).set(changes).where(eq(users.id, id)).returning()
  return row!
}
