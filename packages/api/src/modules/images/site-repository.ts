import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { testimonials } from '../../platform/db/schema/community.ts'
import { teamMembers } from '../../platform/db/schema/site.ts'

export const findMember = async (db: Queryable, id: string) => {
  const [row] = await db.select({ id: teamMembers.id }).from(teamMembers).where(eq(teamMembers.id, id))
  return row
}

/** Returns the picture of a team member and locks the row until the end of the transaction. */
export async function lockMemberImage(
  tx: Transaction,
  id: string,
): Promise<{ image: string | null } | undefined> {
  const [row] = await tx
    .select({ image: teamMembers.image })
    .from(teamMembers)
    .where(eq(teamMembers.id, id))
    .for('update')
  return row
}

export const setMemberImage = (db: Queryable, id: string, image: string) =>
  db.update(teamMembers).set({ image }).where(eq(teamMembers.id, id))

export const findTestimonialImage = async (db: Queryable, id: string) => {
  const [row] = await db.select({ id: testimonials.id }).from(testimonials).where(eq(testimonials.id, id))
  return row
}
