import { globSync } from 'node:fs'

export interface Step {
  name: string
  title: string
  command: string
  args: readonly string[]
  env?: Record<string, string>
  /** The name of an earlier step that leaves a part of the machine idle, so that this one runs at the same time. */
  beside?: string
}

/** The remotes, which the project of the root does not list, so that a new one needs no entry there. */
function remotes(): string[] {
  return globSync('mfe-*/tsconfig.json').toSorted()
}

/** The cheap steps come first: a wrong import is reported in seconds, not after the browser tests. */
export const steps: readonly Step[] = [
  { name: 'format', title: 'Format (oxfmt)', command: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'lint',
    title: 'Lint, type-aware (oxlint)',
    command: 'oxlint',
    args: ['--type-aware', '--quiet', '.'],
  },
  { name: 'house', title: 'House rules', command: 'node', args: ['packages/lint/src/main.ts'] },
  {
    name: 'migrations',
    title: 'Migrations agree with the schema (pnpm migration check)',
    command: 'node',
    args: ['packages/api/migration/main.ts', 'check'],
  },
  { name: 'types', title: 'Types (tsc -b)', command: 'tsc', args: ['-b', '.', ...remotes()] },
  { name: 'unit', title: 'Unit, component and API tests (vitest)', command: 'vitest', args: ['run'] },
  {
    name: 'storm',
    title: 'Race for the same slots, short (pnpm test:storm)',
    command: 'node',
    args: ['packages/trials/src/storm/main.ts', '--short'],
  },
  {
    name: 'model',
    title: 'Random sequences of reservation calls, short (pnpm test:model)',
    command: 'node',
    args: ['packages/trials/src/model/main.ts', '--short'],
    beside: 'storm',
  },
  {
    name: 'gallery',
    title: 'Every component in its states, checked with axe (pnpm gallery)',
    command: 'e2e/node_modules/.bin/playwright',
    args: ['test', '-c', 'e2e/gallery/playwright.config.ts'],
    beside: 'storm',
  },
  {
    name: 'e2e',
    title: 'Journeys in a browser against the running platform (playwright)',
    command: 'e2e/node_modules/.bin/playwright',
    args: ['test', '-c', 'e2e/playwright.config.ts'],
    env: { E2E_LANES: '1' },
  },
]
