import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Orders a text as lists show it (RULES.md §1.12), like `compareTexts` of the contract. Indexes are written in the same
 * way.
 */
export const inAlphabet = (text: SQLWrapper): SQL => sql`${text} collate spanish`
