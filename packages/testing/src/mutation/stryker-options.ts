import type { Stryker } from '@stryker-mutator/core'
import type { MutationGroup } from './groups.ts'

type Options = ConstructorParameters<typeof Stryker>[0]

/** Everything a run writes; git ignores it. */
const outputs = '.stryker'

/** How one group is mutated: `paths` are files or folders of it, from the root of the repository. */
export const strykerOptions = (name: string, group: MutationGroup, paths: readonly string[]): Options => ({
  mutate: [
    ...paths.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`)),
    '!**/*.test.ts',
    ...(group.except ? [`!${group.except}`] : []),
  ],
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'packages/testing/src/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutator: {
    excludedMutations: group.api
      ? // Strings of the modules are names that the compiler holds to a union (states, codes, columns, jobs), or
        // texts of mails, documents and refusals, whose wording no test repeats.
        ['StringLiteral']
      : [],
  },
  // What only runs while a file is loaded can't be told apart by test: each such mutant needs every test of its
  // group. The rules have theirs tried; in the modules they are texts, schemas and names of columns.
  ignoreStatic: group.api,
  // Of mutants that run while a file is loaded it would keep the old result, whatever tests came since.
  incremental: group.api,
  incrementalFile: `${outputs}/${name}.json`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false, reportScoreTable: true, skipFull: true },
  htmlReporter: { fileName: `${outputs}/${name}.html` },
  tempDirName: `${outputs}/tmp`,
  cleanTempDir: 'always',
  disableTypeChecks: false,
  // Nothing else of the repository is read by these tests.
  ignorePatterns: ['/*', '!/packages', '!/tsconfig.base.json'],
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 1,
  // A busy machine is slow, not stuck.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
})
