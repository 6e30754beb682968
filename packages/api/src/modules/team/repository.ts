import { asc, eq, max } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { teamMembers } from '../../platform/db/schema/site.ts'

export type TeamMemberRow = typeof teamMembers.$inferSelect

/** The order of the team: by number, and by id among those with the same one. */
const inOrder = [asc(teamMembers.sortOrder), asc(teamMembers.id)]

/** Returns the team in its order, with hidden members if `hidden` is set. */
export const findTeam = (db: Queryable, { hidden }: { hidden: boolean }): Promise<TeamMemberRow[]> =>
  db
    .select()
    .from(teamMembers)
    .where(hidden ? undefined : eq(teamMembers.isVisible, true))
    .orderBy(...inOrder)

/** Returns all members in their order and locks them until the end of the transaction. */
export const lockTeam = (tx: Transaction): Promise<TeamMemberRow[]> =>
  tx
    .select()
    .from(teamMembers)
    .orderBy(...inOrder)
    .for('update')

/** Returns a member and locks it until the end of the transaction. */
export async function lockMember(tx: Transaction, id: string): Promise<TeamMemberRow | undefined> {
  const [row] = await tx.select().from(teamMembers).where(eq(teamMembers.id, id)).for('update')
  return row
}

/** Adds a member as the last one. */
export async function insertMember(
  tx: Transaction,
  values: Omit<typeof teamMembers.$inferInsert, 'sortOrder'>,
): Promise<TeamMemberRow> {
  const [last] = await tx.select({ sortOrder: max(teamMembers.sortOrder) }).from(teamMembers)
  const [row] = await tx
    .insert(teamMembers)
    .values({ ...values, sortOrder: (last?.sortOrder ?? 0) + 1 })
    .returning()
  return row!
}

export type MemberValues = Partial<Omit<TeamMemberRow, 'id' | 'createdAt' | 'updatedAt'>>

export async function saveMember(tx: Transaction, id: string, values: MemberValues): Promise<TeamMemberRow> {
  const [row] = await tx.update(teamMembers).set(values).where(eq(teamMembers.id, id)).returning()
  return row!
}

export const deleteMember = (tx: Transaction, id: string) =>
  tx.delete(teamMembers).where(eq(teamMembers.id, id))
