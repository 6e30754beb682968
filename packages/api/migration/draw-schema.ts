import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import config from '../drizzle.config.ts'
import type { Snapshot } from './chain.ts'

const folder = join(import.meta.dirname, '../src/platform/db/schema')

/** The snapshot that the next migration would leave: the schema as its files say it now. */
export async function drawSchema(): Promise<Snapshot> {
  const tables: Record<string, unknown> = {}
  for (const name of readdirSync(folder)) Object.assign(tables, await import(join(folder, name)))
  const drawn = generateDrizzleJson(tables, undefined, undefined, config.casing)
  // As it would be written and read again: without what is undefined.
  return JSON.parse(JSON.stringify(drawn)) as Snapshot
}
