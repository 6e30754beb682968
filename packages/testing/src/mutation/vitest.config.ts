import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { mutationGroups } from './groups.ts'

const { tests, api } = mutationGroups[process.env.MUTATION_GROUP ?? '']!

/** The first test that fails ends the run of a mutant: quick ones come first. */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const took = (file: TestSpecification) => this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0
    return Promise.resolve(files.toSorted((left, right) => took(left) - took(right)))
  }
}

/** The tests of one group alone, set up as in the whole run. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [...tests],
    sequence: { sequencer: QuickestFirst },
    globalSetup: api ? ['packages/api/src/testing/global-setup.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
