#!/usr/bin/env node
// pnpm new screen <remote> <id> <path> <title in Spanish> <title in English> · pnpm new endpoint <group.name>
// <method> <path> · pnpm new migration <name>: writes a first version of it that runs and has a test.
import { spawnSync } from 'node:child_process'
import { root } from '../apps.ts'
import { planEndpoint } from './endpoint.ts'
import { planAt } from './plan.ts'
import { planScreen } from './screen.ts'

const usage = `pnpm new screen <remote> <id> <path> <title in Spanish> <title in English>
pnpm new endpoint <group.name> <method> <path>
pnpm new migration <name>`

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status ?? 1

function begin([what, ...given]: readonly string[]): number {
  if (what === 'migration') return run('node', 'packages/api/migration/main.ts', 'new', ...given)
  const plan = planAt(root)
  const [first, second, third, es, en] = given
  if (what === 'screen' && en && !given[5])
    planScreen(plan, { remote: first!, id: second!, path: third!, title: { es: es!, en } })
  else if (what === 'endpoint' && third && !es)
    planEndpoint(plan, { id: first!, method: second!.toUpperCase(), path: third })
  else throw new Error(usage)
  const files = plan.write()
  run('oxfmt', ...files)
  console.log(files.map((file) => `  ${file}`).join('\n'))
  return 0
}

try {
  process.exitCode = begin(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
