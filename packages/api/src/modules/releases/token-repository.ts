import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { releaseTokens } from '../../platform/db/schema/releases.ts'
import { inAlphabet } from '../../platform/list/alphabet-repository.ts'

type NewToken = Pick<typeof releaseTokens.$inferInsert, 'team' | 'hash' | 'apps' | 'expiresAt'>

/** Adds a token; one that exists already gets these apps and this end. */
export async function saveToken(db: Queryable, token: NewToken): Promise<void> {
  const { team, apps, expiresAt = null } = token
  await db
    .insert(releaseTokens)
    .values(token)
    .onConflictDoUpdate({ target: releaseTokens.hash, set: { team, apps, expiresAt } })
}

export const listTokens = (db: Queryable) =>
  db.select().from(releaseTokens).orderBy(inAlphabet(releaseTokens.team), asc(releaseTokens.createdAt))

/** Ends all tokens of a team. Returns how many. */
export async function revokeTokens(db: Queryable, team: string, at: Date): Promise<number> {
  const ended = await db
    .update(releaseTokens)
    .set({ revokedAt: at })
    .where(and(eq(releaseTokens.team, team), isNull(releaseTokens.revokedAt)))
    .returning({ id: releaseTokens.id })
  return ended.length
}
