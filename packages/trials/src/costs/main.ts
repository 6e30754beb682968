// pnpm bench:costs [--url http://127.0.0.1:4000 --data .data --pid <of npm start>]: prints how much processor time a page view, a search, a hold and an upload take of the composer, the API
// and the database, and how much the database writes. Processor time is hardly longer on a busy machine, so these figures can be
// used where times can't. deploy/capacity.md and `pnpm simulate:month` are made of them.
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { placeAt, startPlace } from '../drill/place.ts'
import { processorParts, readUsed, type Used } from './processor.ts'
import { openWork, type Work } from './work.ts'

const idleSeconds = 15
let turn = 0

const { values } = parseArgs({
  options: { url: { type: 'string' }, data: { type: 'string' }, pid: { type: 'string' } },
})
const { place, stop } = values.url ? placeAt(values.url) : await startPlace({ RATE_LIMIT_FACTOR: '1000' })
const dataDir = values.data ?? place.dataDir!
const starter = Number(values.pid ?? process.pid)
try {
  const { databasePassword } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    databasePassword: string
  }
  const port = Number(new URL(place.url).port) + 3
  const sql = postgres(`postgres://metrolibre:${databasePassword}@127.0.0.1:${port}/metrolibre`, { max: 1 })
  const written = async () => {
    const [row] = await sql<[{ bytes: string }]>`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes`
    return Number(row.bytes)
  }
  const all = await openWork(place)
  const idle = await between(() => pause(idleSeconds * 1000))
  console.log(
    `${'each, in ms of a processor'.padEnd(28)}${processorParts.map((part) => part.padStart(10)).join('')}   written`,
  )
  for (const work of all) {
    await perform(work, Math.ceil(work.times / 5))
    const [from, begun] = [await written(), performance.now()]
    const used = await between(() => perform(work, work.times))
    const seconds = (performance.now() - begun) / 1000
    const bytes = ((await written()) - from) / work.times
    const each = processorParts.map(
      (part) => ((used[part] - (idle[part] * seconds) / idleSeconds) / work.times) * 1000,
    )
    const figures = each.map((ms) => Math.max(ms, 0).toFixed(1).padStart(10)).join('')
    console.log(`${work.what.padEnd(28)}${figures}   ${(bytes / 1024).toFixed(1)} KB`)
  }
  await sql.end({ timeout: 2 })
} finally {
  await stop()
}

async function between(work: () => Promise<unknown>): Promise<Used> {
  const before = readUsed(starter)
  await work()
  const after = readUsed(starter)
  return Object.fromEntries(
    processorParts.map((part) => [part, after[part] - before[part]]),
  ) as unknown as Used
}

async function perform({ perform: act }: Work, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await act(turn++)
}
