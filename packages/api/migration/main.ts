// pnpm migration new <name> [--custom | --transitions] · pnpm migration check
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkMigrations } from './check.ts'
import { newMigration } from './new.ts'

const usage = `pnpm migration new <name>                 what changed in the schema since the last migration
pnpm migration new <name> --custom        an empty one, for statements by hand
pnpm migration new <name> --transitions   the contract's table of transitions, for the database to hold
pnpm migration check                      whether the next one would do what its author means and nothing else`

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
  for (const sentence of sentences) console.error(sentence)
  const whole = sentences.length === 0
  console.log(whole ? 'The migrations say what the schema says.' : 'The migrations are not whole.')
  return whole
}
