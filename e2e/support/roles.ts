import { onDatabase } from '@metrolibre/testing/database'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { platform } from './platform.ts'

/** The address of the database of the platform that the tests use. */
export const databaseUrl = (): string => {
  const secrets = readFileSync(join(platform.dataDir, 'secrets.json'), 'utf8')
  const { databasePassword } = JSON.parse(secrets) as { databasePassword: string }
  return `postgres://metrolibre:${databasePassword}@127.0.0.1:${platform.databasePort}/metrolibre`
}

/**
 * Makes a user an admin, or no longer one, directly in the database, because all tests share the demo's only
 * admin.
 */
export const setAdmin = (email: string, isAdmin: boolean): Promise<unknown> =>
  onDatabase(databaseUrl(), (sql) => sql`update users set is_admin = ${isAdmin} where email = ${email}`)
