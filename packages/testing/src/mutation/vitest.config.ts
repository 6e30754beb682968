import { defineConfig } from 'vitest/config'
import { mutationGroups } from './groups.ts'

const { tests, api } = mutationGroups[process.env.MUTATION_GROUP ?? '']!

/** The tests of one group alone, set up as in the whole run. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [...tests],
    // Files that start the whole API share what they load: nothing of it is kept while it is loaded.
    isolate: !api,
    globalSetup: api ? ['packages/api/src/testing/global-setup.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
