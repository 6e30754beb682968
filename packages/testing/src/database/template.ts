import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs statements on a database over a separate connection. */
export async function onDatabase<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const dropDatabase = (serverUrl: string, name: string) =>
  onDatabase(serverUrl, (sql) => sql`drop database if exists ${sql(name)} with (force)`)

/** Creates a database, lets `prepare` migrate it, and returns it as a template to clone. */
export async function createTemplate(
  serverUrl: string,
  prepare: (url: string) => Promise<void>,
): Promise<TestDatabase & { name: string }> {
  const name = `template_${randomUUID().replaceAll('-', '')}`
  await onDatabase(serverUrl, (sql) => sql`create database ${sql(name)}`)
  const url = databaseUrl(serverUrl, name)
  await prepare(url)
  return { name, url, drop: async () => void (await dropDatabase(serverUrl, name)) }
}

/** Creates a copy of a template, in about a tenth of a second. The template must have no open connection. */
export async function cloneDatabase(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onDatabase(serverUrl, async (sql) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await sql`create database ${sql(name)} template ${sql(template)}`
      } catch (error) {
        // 55006: a connection that was used to prepare the template is still closing.
        if (attempt === 20 || !(error instanceof postgres.PostgresError) || error.code !== '55006')
          throw error
        await setTimeout(100)
      }
    }
  })
  return { url: databaseUrl(serverUrl, name), drop: async () => void (await dropDatabase(serverUrl, name)) }
}
