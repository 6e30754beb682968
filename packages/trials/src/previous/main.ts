// pnpm test:previous [--before <commit>] [--only reservations,payments]: runs the tests of the API as it was at a commit on the
// tables of now, which it meets while a new version is rolled out, and after going back. By default the commit is the one before
// the last migration. Exits with 1 when a test fails.
import { cpSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pinnedPnpm } from '../drill/pinned-pnpm.ts'
import { trialsRoot } from '../drill/root.ts'
import { runCommand } from '../drill/run-command.ts'

/** What must work during a roll-out: people sign in, search, book, pay, cancel and get their money back. */
const core = [
  'auth',
  'locations',
  'reservation-core',
  'reservations',
  'contracts',
  'payments',
  'cancellations',
]
const migrations = 'packages/api/migrations'

const { values } = parseArgs({ options: { before: { type: 'string' }, only: { type: 'string' } } })
const modules = values.only?.split(',') ?? core

const git = async (...args: string[]): Promise<string> => {
  const { code, said } = await runCommand({ cwd: trialsRoot }, 'git', ...args)
  if (code !== 0) throw new Error(said)
  return said
}
const folder = await mkdtemp(join(tmpdir(), 'metrolibre-previous-'))
// PostgreSQL runs as another user when this one is root, and passes through the folder.
await chmod(folder, 0o711)
const tree = join(folder, 'tree')
try {
  const journal = `${migrations}/meta/_journal.json`
  const commit = values.before ?? (await git('log', '-1', '--format=%H~1', '--', journal))
  console.log(`The API of ${await git('log', '-1', '--format=%h (%cs, %s)', commit)}`)
  await git('worktree', 'add', '--detach', tree, commit)
  const installed = await runCommand(
    { cwd: tree },
    'npx',
    '--yes',
    pinnedPnpm,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
  )
  if (installed.code !== 0) throw new Error(installed.said)
  cpSync(join(trialsRoot, migrations), join(tree, migrations), { recursive: true })
  console.log(`on the tables of now: ${modules.join(', ')}`)
  const { code, said } = await runCommand(
    { cwd: tree },
    join(tree, 'node_modules/.bin/vitest'),
    'run',
    '--project',
    'api',
    ...modules.map((name) => `packages/api/src/modules/${name}/`),
  )
  console.log(said)
  process.exitCode = code
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await runCommand({ cwd: trialsRoot }, 'git', 'worktree', 'remove', '--force', tree)
  await rm(folder, { recursive: true, force: true })
}
