import type { Sql } from 'postgres'
/**
 * Fills an empty, migrated database with that many published properties, spread over the demo's zones as towns
 * are: few hold most, and a few words are in many names. Triggers rest meanwhile, so the columns they keep are
 * written here and the counts are built once.
 */
export declare const fillCatalogue: (sql: Sql, size: number) => Promise<void>
