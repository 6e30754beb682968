// Sends three times as many searches as the server can answer, and prints how many are still answered, how
// the others are refused, and how soon everything is normal again. It does not judge the results.
import { availableParallelism } from 'node:os'
import { cloneDatabase, createTemplate, startDatabaseServer } from '@metrolibre/testing/database'
import postgres from 'postgres'
import { migrateDatabase } from '@metrolibre/api/platform/db/migrate.ts'
import { fillCatalogue } from '@metrolibre/api/testing/fill-catalogue.ts'
import { startServer } from '../search/server.ts'
import { askAtRate, askInTurn, type AskedInOverload } from './ask.ts'
import { stayOn } from './processors.ts'

const rounds = 3
const seconds = 5
const times = 3
const paths = [
  '',
  'type=room',
  'country=Chile',
  'city=Santiago',
  'comuna=nunoa',
  'q=bodega',
  'sort=price_asc',
]

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

const show = (name: string, { answered, refusedInTime, refusedLate, failed, p50, p99 }: AskedInOverload) =>
  console.log(
    `  ${name.padEnd(14)} ${answered.toFixed(0).padStart(6)}/s answered, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms;` +
      ` ${refusedInTime.toFixed(0)}/s refused with Retry-After, ${refusedLate} refused without it or too late, ${failed} failed`,
  )

// Three times as many requests are three times as much work for their sender. On the same processors, that
// would be taken from the server, as no client elsewhere does.
const processors = availableParallelism()
const apart = processors > 1 && stayOn(`1-${processors - 1}`)
const database = await startDatabaseServer()
const template = await createTemplate(database.url, migrateDatabase)
try {
  const { url, drop } = await cloneDatabase(database.url, template.name)
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  await fillCatalogue(sql, 1000)
  await sql.end()
  const server = await startServer('serve-ours.ts', url)
  if (apart) stayOn('0')
  console.log(
    apart
      ? 'The requests are sent from a processor of their own'
      : 'The server and its clients share processors',
  )
  const urls = paths.map((path) => server.base + path)
  await askInTurn(urls, { clients: 32, seconds })
  const kept: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const peak = await askInTurn(urls, { clients: 32, seconds })
    show('peak', peak)
    const over = await askAtRate(urls, { perSecond: times * peak.answered, seconds })
    show(`${times} times that`, over)
    const recovering = performance.now()
    let after = await askInTurn(urls, { clients: 1, seconds: 0.1 })
    while (after.refusedInTime > 0 || after.p50 > 2 * peak.p50)
      after = await askInTurn(urls, { clients: 1, seconds: 0.1 })
    console.log(`  back to normal after ${((performance.now() - recovering) / 1000).toFixed(1)} s`)
    kept.push(over.answered / peak.answered)
  }
  console.log(`answered at ${times} times the load: ${median(kept).toFixed(2)} × the peak`)
  server.stop()
  await drop()
} finally {
  await template.drop()
  await database.stop()
}
