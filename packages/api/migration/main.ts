// pnpm migration new <name> [--custom] · pnpm migration check
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkMigrations } from './check.ts'
import { newMigration } from './new.ts'

const usage = `pnpm migration new <name>            what changed in the schema since the last migration
pnpm migration new <name> --custom   an empty one, for statements by hand
pnpm migration check                 whether the next one would do what its author means and nothing else`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { custom: { type: 'boolean', default: false } },
})
const [command, name] = positionals
if (command === 'new' && name) newMigration(name, values)
else if (command === 'check') {
  const sentences = await checkMigrations(join(import.meta.dirname, '../migrations'))
  for (const sentence of sentences) console.error(sentence)
  console.log(
    sentences.length > 0 ? 'The migrations are not whole.' : 'The migrations say what the schema says.',
  )
  process.exitCode = sentences.length > 0 ? 1 : 0
} else {
  console.error(usage)
  process.exitCode = 1
}
