import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { releaseTokens } from '../db/schema/releases.ts'

/** A team that releases apps, or a composer that reads them, as its token says. */
export interface ReleaseTeam {
  /** The id of the token. */
  readonly id: string
  readonly team: string
  /** The apps that it may push and promote; `*` stands for all. */
  readonly apps: readonly string[]
}

/** Returns the team of a token by its hash, or null if there is none or it is no longer valid. */
export async function loadTeam(db: Database, hash: string, now: Date): Promise<ReleaseTeam | null> {
  const { id, team, apps, expiresAt, revokedAt } = releaseTokens
  const isValid = and(isNull(revokedAt), or(isNull(expiresAt), gt(expiresAt, now)))
  const [row] = await db
    .select({ id, team, apps })
    .from(releaseTokens)
    .where(and(eq(releaseTokens.hash, hash), isValid))
  return row ?? null
}
