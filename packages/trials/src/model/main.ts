// pnpm test:model [--short] [--seed=n]: runs random sequences of commands over the reservation machine, with
// a simulated clock that passes both of the next clock changes in Santiago.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createTemplate, startDatabaseServer } from '@metrolibre/testing/database'
import fc from 'fast-check'
import { migrateDatabase } from '@metrolibre/api/platform/db/migrate.ts'
import { checkSettled } from './check.ts'
import { commands, settleModel } from './commands.ts'
import type { Model } from './model.ts'
import { nextClockChanges } from './santiago.ts'
import { openModelWorld } from './world.ts'

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } },
})
const dayMs = 86_400_000
const server = await startDatabaseServer()
const template = await createTemplate(server.url, migrateDatabase)
const changes = nextClockChanges(new Date())
const reached = new Map<string, number>()

const story = fc.asyncProperty(
  fc.constantFrom(...changes),
  fc.commands(commands, { maxCommands: 40, size: 'max' }),
  async (change, steps) => {
    const start = new Date(Math.max(change.getTime() - 6 * dayMs, Date.now()))
    const world = await openModelWorld({ server: server.url, name: template.name }, start)
    try {
      const model: Model = { now: world.clock.now().getTime(), reservations: [] }
      await fc.asyncModelRun(() => ({ model, real: world }), steps)
      await settleModel(world)
      await checkSettled(world)
      for (const { state } of model.reservations) reached.set(state, (reached.get(state) ?? 0) + 1)
    } finally {
      await world.close()
    }
  },
)

// The short form ends when its time is over, but not before it has tried enough: on a busy machine it takes longer.
const short = { seconds: 25, sequences: 20 }
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
const began = performance.now()
let sequences = 0
const check = async (numRuns: number) => {
  const result = await fc.check(story, { numRuns, seed: seed + sequences, endOnFailure: true })
  sequences += result.numRuns
  return result
}
const isShortOver = () => performance.now() - began > short.seconds * 1000 && sequences >= short.sequences
let result = await check(values.short ? 1 : 300)
while (values.short && !result.failed && !isShortOver()) result = await check(1)
await template.drop()
await server.stop()
if (result.failed) {
  console.error(fc.defaultReportMessage(result))
  console.error(result.errorInstance)
  process.exit(1)
}
console.log(
  `${sequences} random sequences across the clock changes of ${changes.map((date) => date.toISOString().slice(0, 10)).join(' and ')}: the state machine agrees with the model.`,
)
console.log([...reached].map(([state, count]) => `  ${state} ${count}`).join('\n'))
process.exit(0)
