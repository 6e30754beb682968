import { defineConfig } from 'vitest/config'

// The copies that mutation runs make hold the same tests once more.
const outside = ['**/node_modules/**', '**/dist/**', '.stryker/**', 'e2e/**']

/** Such as 20261129: all runs of a day have the same order. */
const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))

export default defineConfig({
  test: {
    // Files with components name jsdom themselves; everything else runs in Node.
    environment: 'node',
    // The default leaves a core free, which on two of them is half of the machine.
    maxWorkers: '100%',
    // The modules are loaded once for each worker, which takes a third to a half of the processor time off. No test may
    // depend on being the first to use one.
    isolate: false,
    sequence: { seed: today },
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // As long as a busy machine may need, instead of one second.
    expect: { poll: { timeout: 25_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['packages/api/**/*.test.ts'],
          exclude: outside,
          // One PostgreSQL and one identity provider for the run; only started when API tests are.
          globalSetup: ['packages/api/src/testing/global-setup.ts'],
          setupFiles: ['packages/api/src/testing/watch-libraries.ts'],
        },
      },
      {
        extends: true,
        // Its other file asks Node for a file that is not for `require`.
        resolve: { alias: { 'react-signature-pad-wrapper': 'react-signature-pad-wrapper/dist/index.es.js' } },
        test: {
          name: 'unit',
          // Another order each day, so that no test comes to depend on the ones before it. `--sequence.seed` repeats one.
          sequence: { shuffle: { files: false, tests: Boolean(process.env.CI) } },
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, 'packages/api/**'],
          setupFiles: ['packages/testing/src/react/setup.ts'],
          server: { deps: { inline: ['react-signature-pad-wrapper'] } },
        },
      },
    ],
  },
})
