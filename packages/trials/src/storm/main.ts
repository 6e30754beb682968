// pnpm test:storm [--short] [--seconds=n] [--seed=n]: runs the storm of races against the real API, and then
// against a naive build, which must fail the same checks.
import { parseArgs } from 'node:util'
import { createTemplate, startDatabaseServer } from '@metrolibre/testing/database'
import { migrateDatabase } from '@metrolibre/api/platform/db/migrate.ts'
import { broken, isOf, least, runStorm, type StormPlan } from './run.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '64' },
  },
})
const seconds = Number(values.seconds ?? (values.short ? 16 : 180))
const seed = Number(values.seed)
/** How much longer a storm may take in which not enough has happened yet. */
const patienceSeconds = 600

const server = await startDatabaseServer()
const { name: template } = await createTemplate(server.url, migrateDatabase)

const tell = async (title: string, plan: StormPlan) => {
  const began = Date.now()
  const report = await runStorm({ server: server.url, template }, plan)
  console.log(`${title}, seed ${seed}, ${((Date.now() - began) / 1000).toFixed(0)} s:`)
  const counts = Object.entries(report.counts).map(([name, count]) => `${name} ${count}`)
  console.log(`  ${counts.join(', ')}`)
  return report
}

const sound = await tell('Storm', {
  build: 'sound',
  seconds,
  // A busy machine gets more time, because a storm in which too little happened proves nothing.
  atMostSeconds: seconds + patienceSeconds,
  seed,
  blowEveryMs: 4_000,
})
for (const violation of sound.violations.slice(0, 20)) console.error(`  ${violation}`)
const naive = await tell('Naive build', {
  build: 'naive',
  seconds: values.short ? 1 : 15,
  atMostSeconds: patienceSeconds,
  seed,
})
await server.stop()

const mistakes = broken.map((rule) => ({ rule, count: naive.violations.filter(isOf(rule)).length }))
const isDetected = mistakes.every(({ count }) => count > 0)
const calm = Object.entries(least).filter(([kind, count]) => (sound.counts[kind] ?? 0) < count)
console.log(
  sound.violations.length === 0
    ? 'The invariants I1 to I10 hold.'
    : `The invariants I1 to I10 have ${sound.violations.length} violations.`,
)
for (const [kind, count] of calm)
  console.log(`Only ${sound.counts[kind] ?? 0} ${kind}; a valid run needs ${count}.`)
console.log(
  `The checks found in the naive build: ${mistakes.map(({ rule, count }) => `${count} of ${rule}`).join(', ')}.`,
)
if (!isDetected) console.log('They have to find each of these.')
process.exit(sound.violations.length === 0 && calm.length === 0 && isDetected ? 0 : 1)
