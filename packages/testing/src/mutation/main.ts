// `pnpm test:mutation [group or path…]`: mutates the code of these groups, one line at a time, and counts how
// many mutants the tests detect. Test files among the paths are run alone, which is quick.
import { Stryker } from '@stryker-mutator/core'
import { startDatabaseServer } from '../database/index.ts'
import { mutationGroups } from './groups.ts'
import { strykerOptions } from './stryker-options.ts'

const named = process.argv.slice(2).map((path) => path.replace(/\/$/, ''))
const tests = named.filter((path) => path.endsWith('.test.ts'))
const wanted = named.filter((path) => !tests.includes(path))
const wholeOf = (name: string) => name.split('/', 1).join()
const chosen = Object.entries(mutationGroups).flatMap(([name, group]) => {
  const files = group.files ?? [group.folder]
  const whole =
    wanted.length === 0 || [name, wholeOf(name), group.folder].some((word) => wanted.includes(word))
  const within = (path: string) => files.some((file) => path === file || path.startsWith(`${file}/`))
  const paths = whole ? files : wanted.filter(within)
  return paths.length > 0 ? [{ name, group, paths }] : []
})
if (chosen.length === 0) {
  console.error(`There is no such group or path. The groups are: ${Object.keys(mutationGroups).join(', ')}.`)
  process.exit(1)
}

// One server for all groups: a test runner that is killed because a mutant hangs would leave its own server
// running.
const server = chosen.some(({ group }) => group.api) ? await startDatabaseServer() : undefined
if (server) process.env.TEST_DATABASE_URL = server.url

const noticed = new Set(['Killed', 'Timeout'])
const missed = new Set(['Survived', 'NoCoverage'])
const scores = new Map<string, { good: number; bad: number }>()
try {
  for (const { name, group, paths } of chosen) {
    process.env.MUTATION_TESTS = (tests.length > 0 ? tests : group.tests).join(',')
    // Named tests run in fresh threads, so that mutants of what a module keeps for its lifetime can be tried.
    process.env.MUTATION_THREADS = tests.length > 0 ? 'fresh' : 'warm'
    process.env.MUTATION_SETUP = group.api ? 'packages/api/src/testing/global-setup.ts' : ''
    const results = await new Stryker(strykerOptions(name, group, paths)).runMutationTest()
    const count = (of: Set<string>) => results.filter(({ status }) => of.has(status)).length
    for (const key of new Set([name, wholeOf(name)])) {
      const { good, bad } = scores.get(key) ?? { good: 0, bad: 0 }
      scores.set(key, { good: good + count(noticed), bad: bad + count(missed) })
    }
  }
} finally {
  await server?.stop()
}
const lines = [...scores].map(
  ([name, { good, bad }]) =>
    `  ${name}: ${((100 * good) / (good + bad)).toFixed(1)} % (${good} of ${good + bad})`,
)
console.log(`\nMutants that the tests detect\n${lines.join('\n')}`)
