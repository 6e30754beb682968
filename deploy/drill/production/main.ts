// pnpm drill:production [--only <row>,<row>] [--soak <minutes>]: runs what production consists of on this machine, with the
// engines that production has: PostgreSQL with a synchronous standby under Patroni and etcd, HAProxy, PgBouncer in
// transaction mode, nginx, two APIs, a worker and two composers. While visitors browse, search, book and pay, it breaks
// one thing after another, prints what they saw, and whether everything that was acknowledged is there.
import { parseArgs } from 'node:util'
import { openVerdict } from '../verdict.ts'
import { installMissing } from './packages.ts'
import { rowsFor } from './rows.ts'
import { setUp, type Endings } from './set-up.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, soak: { type: 'string', default: '20' } },
})
const rows = rowsFor(Number(values.soak))
const chosen = values.only?.split(',') ?? rows.map(({ name }) => name)
const unknown = chosen.filter((name) => !rows.some((row) => row.name === name))
const sentence =
  unknown.length > 0
    ? `There is no row ${unknown.join(', ')}. The rows are: ${rows.map(({ name }) => name).join(', ')}.`
    : installMissing()
if (sentence) {
  console.error(sentence)
  process.exit(1)
}

const endings: Endings = []
const verdict = openVerdict()
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isEnding) return
    verdict.check('the drill ran to its end', false, signal)
    void finish()
  })

try {
  const stage = await setUp(endings, verdict)
  const most = await stage.load.prepare()
  console.log(
    `    ${most.toFixed(0)} requests per second at most; visitors ask for half of that, and tenants book`,
  )
  await stage.load.start()
  for (const row of rows.filter(({ name }) => chosen.includes(name) && !isEnding)) {
    console.log(`\n${row.name}: ${row.what}`)
    await row
      .run(stage)
      .catch((error: unknown) => verdict.check('the row ran to its end', false, String(error)))
  }
} catch (error) {
  if (!isEnding)
    verdict.check('the drill ran to its end', false, error instanceof Error ? error.message : String(error))
}
await finish()

/** Ends everything that was started, the last first, whatever becomes of one of them. */
async function finish(): Promise<void> {
  if (isEnding) return
  isEnding = true
  while (endings.length > 0)
    await Promise.resolve(endings.pop()!()).catch((error: unknown) => console.error(String(error)))
  process.exit(verdict.conclude())
}
