import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { teamMembers } from '../../platform/db/schema/site.ts'

export type TeamMemberRow = typeof teamMembers.$inferSelect

/** Returns the team in its order, with hidden members if `hidden` is set. */
export const findTeam = (db: Queryable, { hidden }: { hidden: boolean }): Promise<TeamMemberRow[]> =>
  db
    .select()
    .from(teamMembers)
    .where(hidden ? undefined : eq(teamMembers.isVisible, true))
    .orderBy(asc(teamMembers.sortOrder), asc(teamMembers.id))
