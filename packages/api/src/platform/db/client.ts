import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { arrayTypes } from './array-types.ts'

export type Database = PostgresJsDatabase

/** An open transaction; repositories take either. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction

export interface DatabaseClient {
  db: Database
  sql: Sql
  close: () => Promise<void>
}

/** Opens a pool. Connections are made when first needed and speak UTC. */
export function connectDatabase(url: string, options: { max?: number } = {}): DatabaseClient {
  const sql = postgres(url, {
    max: options.max ?? 10,
    connect_timeout: 10,
    idle_timeout: 60,
    onnotice: () => undefined,
    target_session_attrs: 'read-write',
    fetch_types: false,
    types: arrayTypes,
    connection: {
      TimeZone: 'UTC',
      application_name: 'metrolibre',
      statement_timeout: 30_000,
      // No request is worth the time its compiler takes.
      jit: false,
      // On disks without heads, and from memory, pages out of order cost about the same as in order.
      random_page_cost: 1.1,
    },
  })
  return { db: drizzle(sql, { casing: 'snake_case' }), sql, close: () => sql.end({ timeout: 5 }) }
}
