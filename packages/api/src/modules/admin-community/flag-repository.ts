import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** What the lists of posts and reviews can be filtered by. */
export interface FlagFilter {
  readonly q?: string | undefined
  readonly isVerified?: boolean | undefined
  readonly isActive?: boolean | undefined
}

/** The condition that a flag is as wanted; undefined when it does not matter. */
export const flagIs = (column: SQLWrapper, wanted: boolean | undefined): SQL | undefined =>
  wanted === undefined ? undefined : wanted ? sql`${column}` : sql`not ${column}`
