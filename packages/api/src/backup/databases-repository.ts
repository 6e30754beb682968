import postgres, { type Sql } from 'postgres'

const options = { max: 2, onnotice: () => undefined, connection: { TimeZone: 'UTC' } }

export const openAt = (url: string): Sql => postgres(url, options)

/** Opens a database by the folder of its socket. */
export const openDatabaseBeside = (folder: string, user: string, database: string): Sql =>
  postgres({ path: `${folder}/.s.PGSQL.5432`, user, database, ...options })

export async function readMoment(sql: Sql): Promise<string> {
  const [{ moment }] = await sql<[{ moment: string }]>`select clock_timestamp()::text as moment`
  return moment
}

/** Writes the end of a transaction to the log, and nothing else. */
export const writeToLog = async (sql: Sql): Promise<void> => void (await sql`select pg_current_xact_id()`)

/** Tells whether it is no longer a copy that reads the log, but a database of its own. */
export async function isItsOwn(sql: Sql): Promise<boolean> {
  const [{ recovering }] = await sql<[{ recovering: boolean }]>`select pg_is_in_recovery() as recovering`
  return !recovering
}
