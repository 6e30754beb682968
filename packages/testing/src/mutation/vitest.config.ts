import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { endWarmThread, WarmWorker } from './edge/warm-worker.ts'

/** The first failing test ends the run of a mutant, so the quickest files run first. */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const took = (file: TestSpecification) => this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0
    return Promise.resolve(files.toSorted((left, right) => took(left) - took(right)))
  }
}

const { MUTATION_TESTS: tests = '', MUTATION_SETUP: setup, MUTATION_THREADS: threads } = process.env
// Without a setup, mutants that only run while a file is loaded are tried too, and these need fresh threads.
const warm = setup && threads === 'warm'

/** Runs only the tests that the command names, set up as in the whole test run. */
export default defineConfig({
  plugins: [
    {
      name: 'warm-worker',
      // Set here because the mutation runner names a pool of its own when it creates the Vitest context.
      configureVitest({ vitest, project }) {
        if (!warm) return
        project.config.pool = 'warm'
        project.config.poolRunner = { name: 'warm', createPoolWorker: (options) => new WarmWorker(options) }
        vitest.onClose(endWarmThread)
      },
    },
  ],
  test: {
    environment: 'node',
    include: tests.split(','),
    sequence: { sequencer: QuickestFirst },
    globalSetup: setup ? [setup] : [],
    setupFiles: setup ? ['packages/api/src/testing/watch-libraries.ts'] : [],
    isolate: !warm,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
