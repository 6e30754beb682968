import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import config from '../drizzle.config.ts'
import type { Snapshot } from './chain.ts'

// The library gives all arrays a method that loops over their keys would find: other libraries then refuse to start.
const random = Object.getOwnPropertyDescriptor(Array.prototype, 'random')
if (random) Object.defineProperty(Array.prototype, 'random', { ...random, enumerable: false })

const folder = join(import.meta.dirname, '../src/platform/db/schema')

/** Returns the snapshot that the next migration would write, from the schema files as they are now. */
export async function drawSchema(): Promise<Snapshot> {
  const tables: Record<string, unknown> = {}
  for (const name of readdirSync(folder)) Object.assign(tables, await import(join(folder, name)))
  const drawn = generateDrizzleJson(tables, undefined, undefined, config.casing)
  // Write and parse it, which removes undefined values as in a stored snapshot.
  return JSON.parse(JSON.stringify(drawn)) as Snapshot
}
