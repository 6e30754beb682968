import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The first failing test ends the run of a mutant, so the quickest files run first. */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const took = (file: TestSpecification) => this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0
    return Promise.resolve(files.toSorted((left, right) => took(left) - took(right)))
  }
}

const { MUTATION_TESTS: tests = '', MUTATION_SETUP: setup } = process.env

/** Runs only the tests that the command names, set up as in the whole test run. */
export default defineConfig({
  test: {
    environment: 'node',
    include: tests.split(','),
    sequence: { sequencer: QuickestFirst },
    globalSetup: setup ? [setup] : [],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
