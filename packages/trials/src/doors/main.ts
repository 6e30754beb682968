// pnpm drill:doors [--url=http://127.0.0.1:4000] [--api=http://127.0.0.1:4001] [--only=path-forms,…]: runs
// the drills against a running copy, or one that it starts itself, and prints the results. Exits with 1 when
// an expectation was not met.
import { parseArgs } from 'node:util'
import { drills } from './drills.ts'
import type { Finding } from './drill.ts'
import { placeAt, startPlace } from './place.ts'

const { values } = parseArgs({
  options: { url: { type: 'string' }, api: { type: 'string' }, only: { type: 'string' } },
})

const names = values.only?.split(',') ?? Object.keys(drills)
const unknown = names.filter((name) => !Object.hasOwn(drills, name))
if (unknown.length > 0)
  throw new Error(
    `There is no drill ${unknown.join(', ')}. The drills are: ${Object.keys(drills).join(', ')}.`,
  )

const mark = ({ held }: Finding) => (held === null ? 'measured' : held ? 'passed' : 'FAILED')

const { place, stop } = values.url ? placeAt(values.url, values.api) : await startPlace()
let broken = 0
try {
  console.log(`Attacking the composer at ${place.url} and the API at ${place.api}`)
  for (const name of names) {
    console.log(`\n${name}`)
    for (const finding of await drills[name]!(place)) {
      console.log(`  ${mark(finding).padEnd(9)} ${finding.what}: ${finding.seen}`)
      if (finding.held === false) broken += 1
    }
  }
} finally {
  await stop()
}
console.log(broken === 0 ? '\nAll checks passed.' : `\n${broken} checks failed.`)
process.exitCode = broken === 0 ? 0 : 1
