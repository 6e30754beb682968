import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { traceSql } from '@metrolibre/tracing'
import { arrayTypes } from './array-types.ts'

export type Database = PostgresJsDatabase

/** An open transaction. Repositories accept this or a `Database`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction

export interface DatabaseClient {
  db: Database
  sql: Sql
  close: () => Promise<void>
}

const statementMs = 30_000
const longestPauseSeconds = 1

/** Opens a connection pool. Connections are made when first needed and use UTC. A standby can only be read. */
export function connectDatabase(
  url: string,
  options: { max?: number; isStandby?: boolean; traced?: boolean; silentSeconds?: number } = {},
): DatabaseClient {
  const plain = postgres(url, {
    max: options.max ?? 10,
    connect_timeout: options.isStandby ? 2 : 10,
    idle_timeout: 60,
    // By default a connection that failed a few times waits up to 20 seconds, and its caller waits with it.
    backoff: (tries: number) => Math.min(3 ** tries / 100, longestPauseSeconds),
    // The database ends a statement sooner. A connection that says nothing for longer is gone: a machine without power, or a pooler that
    // lost an answer.
    answer_timeout: options.silentSeconds ?? statementMs / 1000 + 5,
    // Nothing is sent behind a statement of somebody else. A pooler in transaction mode may take the server away in between, and
    // the answer with it.
    max_pipeline: 1,
    onnotice: () => undefined,
    ...(!options.isStandby && { target_session_attrs: 'read-write' }),
    fetch_types: false,
    types: arrayTypes,
    connection: {
      TimeZone: 'UTC',
      application_name: 'metrolibre',
      statement_timeout: statementMs,
      // No query here runs long enough to be worth compiling.
      jit: false,
      // On SSDs and in memory, reading pages in random order costs about as much as in sequence.
      random_page_cost: 1.1,
    },
  })
  const sql = options.traced ? traceSql(plain) : plain
  return { db: drizzle(sql, { casing: 'snake_case' }), sql, close: () => sql.end({ timeout: 5 }) }
}
