import type { Stryker } from '@stryker-mutator/core'
import type { MutationGroup } from './groups.ts'

type Options = ConstructorParameters<typeof Stryker>[0]

/** Folder of everything a run writes; git ignores it. */
const outputs = '.stryker'

/**
 * Returns the Stryker options for one group; `paths` are its files or folders, relative to the root of the
 * repository.
 */
export const strykerOptions = (name: string, group: MutationGroup, paths: readonly string[]): Options => ({
  mutate: [
    ...paths.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`)),
    '!**/*.test.ts',
    ...(group.except ? [`!${group.except}`] : []),
  ],
  testRunner: 'vitest',
  plugins: [
    import.meta.resolve('@stryker-mutator/vitest-runner'),
    new URL('./ignore.ts', import.meta.url).href,
  ],
  ignorers: ['untestable'],
  vitest: { configFile: 'packages/testing/src/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutator: {
    excludedMutations: group.api
      ? // Strings of the modules are names that the compiler holds to a union (states, codes, columns, jobs), or
        // texts of mails, documents and refusals, whose wording no test repeats.
        ['StringLiteral']
      : [],
  },
  // Static mutants run while a file is loaded, so each would need all tests of its group. They are tested for
  // the rules only; in the API's modules they are texts, schemas and column names.
  ignoreStatic: group.api,
  // Incremental mode would keep the old result of a static mutant, whatever tests were added since.
  incremental: group.api,
  incrementalFile: `${outputs}/${name}.json`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false, reportScoreTable: true, skipFull: true },
  htmlReporter: { fileName: `${outputs}/${name}.html` },
  // A folder of its own, so that groups can run at the same time.
  tempDirName: `${outputs}/${name}/tmp`,
  cleanTempDir: 'always',
  disableTypeChecks: false,
  // These tests read nothing else of the repository.
  ignorePatterns: ['/*', '!/packages', '!/tsconfig.base.json'],
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 1,
  // A long timeout, because on a busy machine a test may be slow without being stuck.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
})
