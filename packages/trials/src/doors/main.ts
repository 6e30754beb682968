// pnpm drill:doors [--url=http://127.0.0.1:4000] [--api=http://127.0.0.1:4001] [--only=path-forms,…]: runs
// the drills against a running copy, or one that it starts itself, and prints the results. Exits with 1 when
// an expectation was not met.
import { parseArgs } from 'node:util'
import { placeAt, startPlace } from '../drill/place.ts'
import { chosen, runDrills } from '../drill/run-drills.ts'
import { drills } from './drills.ts'

const { values } = parseArgs({
  options: { url: { type: 'string' }, api: { type: 'string' }, only: { type: 'string' } },
})
if (values.only) chosen(drills, values.only)

const { place, stop } = values.url ? placeAt(values.url, values.api) : await startPlace()
try {
  console.log(`Attacking the composer at ${place.url} and the API at ${place.api}`)
  process.exitCode = (await runDrills(drills, place, values.only)) === 0 ? 0 : 1
} finally {
  await stop()
}
