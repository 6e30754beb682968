import type { Sql, TransactionSql } from 'postgres'
/**
 * Fills an empty, migrated database with `size` published properties. They are spread over the demo's zones
 * like towns, where a few hold most, and a few words occur in many names. Triggers are disabled meanwhile, so
 * the columns they keep are written here and the counts are built once.
 */
export declare const fillCatalogue: (sql: Sql, size: number) => Promise<void>
/** Drops the indexes of properties and returns their definitions. */
export declare const takeIndexes: (tx: TransactionSql) => Promise<{ name: string; text: string }[]>
