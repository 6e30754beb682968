// `npm test`: runs all checks and tests, and prints the total count at the end. Steps can
// be named; `--changed[=commit]` looks only at what differs from that commit (default HEAD), and skips the
// steps that need a running platform.
import { parseArgs } from 'node:util'
import { changedFiles, narrow } from './changed.ts'
import { letOthersTraverse } from './let-others-traverse.ts'
import { runStep, type StepResult } from './run-step.ts'
import { steps, type Step } from './steps.ts'
import { turnsOf } from './turns.ts'

// `parseArgs` requires a value for this option, so a bare `--changed` is given its default.
const given = process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=HEAD' : word))
const { values, positionals: only } = parseArgs({
  args: given,
  allowPositionals: true,
  options: { changed: { type: 'string' } },
})
const named = only.length > 0 ? steps.filter((step) => only.includes(step.name)) : steps
const since = values.changed
const files = since === undefined ? [] : changedFiles(since)
const chosen = since === undefined ? named : named.flatMap((step) => narrow(step, files, since) ?? [])
if (named.length === 0) {
  console.error(`There is no such step. The steps are: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(1)
}

letOthersTraverse(process.cwd())
const results: StepResult[] = []
const runLane = async (lane: readonly Step[]) => {
  for (const step of lane) {
    console.log(`\n[${chosen.indexOf(step) + 1}/${chosen.length}] ${step.title}`)
    results.push(await runStep(step))
  }
}
for (const turn of turnsOf(chosen)) await Promise.all(turn.map(runLane))

console.log('\nSteps')
for (const { step, ok, seconds, busy, passed, failed, names } of results) {
  const time = `${seconds.toFixed(0)} s, processors ${(busy * 100).toFixed(0)} % busy`
  console.log(
    `  ${ok ? 'ok    ' : 'FAILED'} ${step.title} (${time}${passed + failed > 0 ? `, ${passed} passed, ${failed} failed` : ''})`,
  )
  if (!ok) for (const name of names) console.log(`         ${name}`)
}
const sum = (pick: (result: StepResult) => number) =>
  results.reduce((total, result) => total + pick(result), 0)
const passed = sum((result) => (result.passed + result.failed > 0 ? result.passed : Number(result.ok)))
const failed = sum((result) => (result.ok ? 0 : Math.max(1, result.failed)))
const leftOut = named.filter(({ name }) => !chosen.some((step) => step.name === name))
if (leftOut.length > 0) console.log(`\nSkipped: ${leftOut.map(({ name }) => name).join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
