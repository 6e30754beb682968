// pnpm migration new <name> [--custom | --transitions] · pnpm migration check
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readMigrations } from '../src/platform/db/read-migrations.ts'
import { checkMigrations } from './check.ts'
import { findLongLocks } from './find-long-locks.ts'
import { newMigration } from './new.ts'
import { onEmptyDatabase } from './testing/on-empty-database.ts'

const usage = `pnpm migration new <name>                 writes a migration with what changed in the schema since the last one
pnpm migration new <name> --custom        writes an empty migration, for statements by hand
pnpm migration new <name> --transitions   writes a migration with the contract's table of transitions
pnpm migration check                      checks that the migrations are complete, agree with the schema and the contract, and lock no table for long`

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      custom: { type: 'boolean', default: false },
      transitions: { type: 'boolean', default: false },
    },
  })
  const [command, name] = positionals
  if (command === 'new' && name) newMigration(name, values)
  else if (command === 'check') return check()
  else throw new Error(usage)
  return true
}

async function check(): Promise<boolean> {
  const sentences = await checkMigrations(join(import.meta.dirname, '../migrations'))
  if (sentences.length === 0)
    sentences.push(...(await onEmptyDatabase(async (url) => findLongLocks(url, await readMigrations()))))
  for (const sentence of sentences) console.error(sentence)
  const whole = sentences.length === 0
  console.log(
    whole
      ? 'The migrations are complete, agree with the schema, and lock no table for long.'
      : 'The migrations have errors.',
  )
  return whole
}
