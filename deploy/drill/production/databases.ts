import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import type { OwnDatabase } from '../place.ts'
import type { Passwords } from './patroni.ts'
import { machines, numbers } from './ports.ts'

/** The addresses of the database for each of those who use it. */
export function addressesOf(port: number, passwords: Passwords) {
  const url = (user: string, password: string, at: number, name = 'metrolibre') =>
    `postgres://${user}:${password}@127.0.0.1:${at}/${name}`
  const primary = port + numbers.primary
  const requests = (at: number) => url('metrolibre_requests', passwords.requests, at)
  const migrations = url('metrolibre_migrations', passwords.migrations, primary)
  // Debian's PgBouncer is older than 1.21, which hands prepared statements on.
  const pooled = `${requests(port + numbers.pgbouncer)}?prepare=false`
  const standbys = machines.map((name) => requests(port + numbers.database[name])).join(',')
  const own: OwnDatabase = {
    url: migrations,
    envOf: (name): Record<string, string> => {
      if (name === 'task') return { DATABASE_URL: migrations, MIGRATION_DATABASE_URL: migrations }
      if (name === 'worker') return { DATABASE_URL: requests(primary) }
      return { DATABASE_URL: pooled, DATABASE_REPLICA_URL: standbys }
    },
  }
  return {
    own,
    superuser: (at = primary, name?: string) => url('postgres', passwords.superuser, at, name),
  }
}

/** Makes the database of the platform and its two roles, as `deploy/README.md` says. */
export async function makeDatabase(
  superuser: (at?: number, name?: string) => string,
  rolesFile: string,
  passwords: Passwords,
): Promise<void> {
  const run = async (name: string, ...statements: readonly string[]) => {
    const sql = postgres(superuser(undefined, name), { max: 1, onnotice: () => undefined })
    try {
      for (const statement of statements) await sql.unsafe(statement)
    } finally {
      await sql.end({ timeout: 5 })
    }
  }
  await run('postgres', 'create database metrolibre')
  await run(
    'metrolibre',
    readFileSync(join(rolesFile), 'utf8'),
    `alter role metrolibre_migrations password '${passwords.migrations}'`,
    `alter role metrolibre_requests password '${passwords.requests}'`,
  )
}
