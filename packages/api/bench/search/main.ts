// Our search over HTTP against bare node:http with the same SQL, at two sizes; A B A B, medians. Prints, judges nothing.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cloneDatabase, createTemplate, startDatabaseServer } from '@metrolibre/testing/database'
import postgres from 'postgres'
import { migrateDatabase } from '../../src/platform/db/migrate.ts'
import { fillCatalogue } from './fill.ts'
import { measure, type Measured } from './load.ts'
import { deepMix, filterMix, mapMix, suggestionMix } from './own-mixes.ts'
import { pairs, startDirectus } from './peers/directus.ts'

/**
 * `--sizes 1000,1000000`: how many properties; the first is what the others are compared with.
 * `--peers`: Directus over the same rows as well.
 */
const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,100000' }, peers: { type: 'boolean', default: false } },
})
const sizes = values.sizes.split(',').map(Number).filter(Boolean)
const rounds = 4
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 1500)

const browsing = [
  '',
  'type=room',
  'country=Chile',
  'country=Perú',
  'city=Santiago',
  'city=Lima&type=galpon',
  'comuna=nunoa',
  'comuna=barranco&type=entire',
  'sort=price_asc&country=Chile',
  'sort=price_desc&country=Perú',
  'type=hours',
  'page=3',
]
const text = [
  'q=bodega',
  'q=nunoa',
  'q=santiago',
  'q=taller%20luz',
  'q=casa%20condor',
  'q=estudio%20puma%20lima',
  'q=777',
  'q=nada%20parecido',
  'q=plomada%20boldo',
  'q=ta',
]
const mixes = { browsing, text }

interface Server {
  readonly base: string
  readonly cpu: () => Promise<number>
  readonly process: ChildProcess
}

const start = async (file: string, databaseUrl: string): Promise<Server> => {
  const child = fork(join(import.meta.dirname, file), [databaseUrl])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const cpu = async () => {
    child.send('cpu')
    const [answer] = (await once(child, 'message')) as [{ cpu: number }]
    return answer.cpu
  }
  return { base: `http://127.0.0.1:${port}/api/locations/?`, cpu, process: child }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const medians = (all: readonly Measured[]): Measured => ({
  cpu: median(all.map(({ cpu }) => cpu)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
  requests: all.reduce((sum, { requests }) => sum + requests, 0),
})

const show = (name: string, { cpu, p50, p99, requests }: Measured) =>
  console.log(
    `  ${name.padEnd(16)} ${String(Math.round(cpu)).padStart(6)} µs CPU  p50 ${p50.toFixed(2).padStart(7)} ms  p99 ${p99.toFixed(2).padStart(7)} ms  (${requests} requests)`,
  )

const keepP99 = (name: string, { p99 }: Measured) => p99s.set(name, [...(p99s.get(name) ?? []), p99])

/** What only we have: maps, and pages far down beside the first one. */
const measureOwn = async (ours: Server, size: number) => {
  const deep = await deepMix(ours.base)
  const mixes = {
    filters: { base: ours.base, paths: filterMix },
    map: { base: ours.base.replace('/?', '/map?'), paths: mapMix },
    suggestions: { base: ours.base.replace('/?', '/suggestions?'), paths: suggestionMix },
    'first page': { base: ours.base, paths: [''] },
    ...(deep.length > 0 && { 'deep pages': { base: ours.base, paths: deep } }),
  }
  console.log(`${size} properties, ours alone`)
  for (const { base, paths } of Object.values(mixes)) await measure(base, paths, roundMs, ours.cpu)
  const seen: Record<string, Measured[]> = {}
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { base, paths }] of Object.entries(mixes))
      (seen[name] ??= []).push(await measure(base, paths, roundMs, ours.cpu))
  const all = Object.fromEntries(Object.entries(seen).map(([name, each]) => [name, medians(each)]))
  for (const [name, measured] of Object.entries(all)) show(name, measured)
  for (const name of ['filters', 'map', 'suggestions']) keepP99(name, all[name]!)
  if (all['deep pages'])
    console.log(`  deep pages: ${(all['deep pages'].p50 / all['first page']!.p50).toFixed(2)} × page 1`)
}

/** What a user would pick instead, asked for the same. */
const measurePeers = async (ours: Server, databaseUrl: string, size: number) => {
  const theirs = await startDirectus(databaseUrl)
  try {
    for (const [name, each] of Object.entries(pairs)) {
      const results: { ours: Measured[]; theirs: Measured[] } = { ours: [], theirs: [] }
      const paths = { ours: each.map(([path]) => path), theirs: each.map(([, path]) => path) }
      for (let round = 0; round <= rounds; round += 1) {
        results.ours.push(await measure(ours.base, paths.ours, roundMs, ours.cpu))
        results.theirs.push(await measure(theirs.base, paths.theirs, roundMs, theirs.cpu))
      }
      // The first round warmed both up.
      const [a, b] = [medians(results.ours.slice(1)), medians(results.theirs.slice(1))]
      console.log(
        `${size} properties, ${name}: Directus takes ${(b.p50 / a.p50).toFixed(1)} × our time, ${(b.cpu / a.cpu).toFixed(1)} × our CPU`,
      )
      show('ours', a)
      show('Directus', b)
    }
  } finally {
    theirs.stop()
  }
}

const p99s = new Map<string, number[]>()
const database = await startDatabaseServer()
const template = await createTemplate(database.url, migrateDatabase)
try {
  for (const size of sizes) {
    const { url } = await cloneDatabase(database.url, template.name)
    const sql = postgres(url, { max: 1, onnotice: () => undefined })
    await fillCatalogue(sql, size)
    await sql.end()
    const ours = await start('serve-ours.ts', url)
    const bare = await start('serve-bare.ts', url)
    for (const [name, paths] of Object.entries(mixes)) {
      const results: { ours: Measured[]; bare: Measured[] } = { ours: [], bare: [] }
      // Long enough for the compiler to have seen everything.
      for (const server of [ours, bare]) await measure(server.base, paths, 3 * roundMs, server.cpu)
      for (let round = 0; round < rounds; round += 1) {
        results.ours.push(await measure(ours.base, paths, roundMs, ours.cpu))
        results.bare.push(await measure(bare.base, paths, roundMs, bare.cpu))
      }
      const [a, b] = [medians(results.ours), medians(results.bare)]
      console.log(`${size} properties, ${name}: ${(a.cpu / b.cpu).toFixed(2)} × the CPU of bare node:http`)
      show('ours', a)
      show('bare node:http', b)
      keepP99(name, a)
    }
    await measureOwn(ours, size)
    if (values.peers) await measurePeers(ours, url, size)
    ours.process.disconnect()
    bare.process.disconnect()
  }
  for (const [name, [small, large]] of p99s) {
    if (small && large)
      console.log(`p99 ${name}: ${(large / small).toFixed(2)} × that of the small catalogue`)
  }
} finally {
  await database.stop()
}
