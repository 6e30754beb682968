// Compares our search over HTTP with bare node:http and the same SQL, at two sizes, in alternation, by
// medians. It prints the results without judging them.
import { parseArgs } from 'node:util'
import { cloneDatabase, createTemplate, startDatabaseServer } from '@metrolibre/testing/database'
import postgres from 'postgres'
import { migrateDatabase } from '@metrolibre/api/platform/db/migrate.ts'
import { fillCatalogue } from '@metrolibre/api/testing/fill-catalogue.ts'
import { measure, type Measured } from './load.ts'
import { medians, show, showEach } from './medians.ts'
import { addAdmin } from './add-admin.ts'
import { fillBookings } from './fill-bookings.ts'
import { fillCommunity } from './fill-community.ts'
import { fillPeople } from './fill-people.ts'
import {
  adminMix,
  deepMix,
  filterMix,
  mapMix,
  rareMix,
  suggestionMix,
  listMixes,
  userMix,
  userTextMix,
  wordsMix,
} from './own-mixes.ts'
import { installPeers, measurePeers } from './peers/measure.ts'
import { startServer, type Server } from './server.ts'

/**
 * `--sizes 1000,1000000`: the numbers of properties. The first one is the base of the comparison. `--peers`:
 * also measures Directus and Strapi with the same rows.
 */
const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,100000' }, peers: { type: 'boolean', default: false } },
})
const sizes = values.sizes.split(',').map(Number).filter(Boolean)
/** A catalogue of a million properties belongs to about so many people. */
const mostPeople = 100_000
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

const keepP99 = (name: string, { p99 }: Measured) => p99s.set(name, [...(p99s.get(name) ?? []), p99])

const ofLists = ({ base }: Server, bearer: string) =>
  Object.fromEntries(
    Object.entries(listMixes).map(([name, { path, paths }]) => [
      name,
      { base: { base: base.replace('/locations/?', `/admin/${path}?`), bearer }, paths },
    ]),
  )

/** Measures what only our search has: maps, and pages far down in comparison with the first one. */
const measureOwn = async (ours: Server, size: number, admin: string) => {
  const deep = await deepMix(ours.base)
  const users = { base: ours.base.replace('/locations/?', '/admin/listusers?'), bearer: admin }
  const mixes = {
    filters: { base: ours.base, paths: filterMix },
    'rare mixes': { base: ours.base, paths: rareMix },
    'rare words': { base: ours.base, paths: wordsMix },
    map: { base: ours.base.replace('/?', '/map?'), paths: mapMix },
    suggestions: { base: ours.base.replace('/?', '/suggestions?'), paths: suggestionMix },
    'admin list': {
      base: { base: ours.base.replace('/locations/?', '/admin/listlocations?'), bearer: admin },
      paths: adminMix,
    },
    users: { base: users, paths: userMix },
    'users by words': { base: users, paths: userTextMix },
    ...ofLists(ours, admin),
    text: { base: ours.base, paths: text },
    'first page': { base: ours.base, paths: [''] },
    ...(deep.length > 0 && { 'deep pages': { base: ours.base, paths: deep } }),
  }
  console.log(`${size} properties, only our search`)
  for (const { base, paths } of Object.values(mixes)) await measure(base, paths, roundMs, ours.cpu)
  const seen: Record<string, Measured[]> = {}
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { base, paths }] of Object.entries(mixes))
      (seen[name] ??= []).push(await measure(base, paths, roundMs, ours.cpu))
  const all = Object.fromEntries(Object.entries(seen).map(([name, each]) => [name, medians(each)]))
  for (const [name, measured] of Object.entries(all)) show(name, measured)
  for (const [name, measured] of Object.entries(all)) {
    keepP99(name, measured)
    p50s.set(name, [...(p50s.get(name) ?? []), measured.p50])
  }
  showEach(adminMix, all['admin list']!)
  for (const name of ['admin list', 'users', 'users by words', ...Object.keys(listMixes)])
    console.log(`  ${name}: ${(all[name]!.p50 / all['text']!.p50).toFixed(2)} × the p50 of text`)
  for (const [name, { paths }] of Object.entries(listMixes)) showEach(paths, all[name]!)
  if (all['deep pages'])
    console.log(`  late pages: ${(all['deep pages'].p50 / all['first page']!.p50).toFixed(2)} × page 1`)
}

const peers = values.peers ? installPeers() : []
const p99s = new Map<string, number[]>()
const p50s = new Map<string, number[]>()
const database = await startDatabaseServer()
const template = await createTemplate(database.url, migrateDatabase)
try {
  for (const size of sizes) {
    console.log(`Filling a catalogue of ${size} properties; a million takes minutes`)
    const { url, drop } = await cloneDatabase(database.url, template.name)
    // VACUUM marks pages as visible to all only once their commits are on disk, and else indexes are read together with them.
    const connection = { synchronous_commit: 'on' }
    const sql = postgres(url, { max: 1, onnotice: () => undefined, connection })
    await fillCatalogue(sql, size)
    await fillPeople(sql, Math.min(size, mostPeople))
    await fillBookings(sql, Math.min(size, mostPeople))
    const admin = await addAdmin(sql)
    await fillCommunity(sql, Math.min(size, mostPeople))
    await sql.end()
    const ours = await startServer('serve-ours.ts', url)
    const bare = await startServer('serve-bare.ts', url)
    for (const [name, paths] of Object.entries(mixes)) {
      const results: { ours: Measured[]; bare: Measured[] } = { ours: [], bare: [] }
      // Long enough for the compiler to have optimised everything.
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
    await measureOwn(ours, size, admin)
    await measurePeers(peers, ours, url, { size, rounds, roundMs })
    ours.stop()
    bare.stop()
    await drop()
  }
  for (const [figure, each] of Object.entries({ p50: p50s, p99: p99s }))
    for (const [name, [small, large]] of each) {
      if (small && large)
        console.log(`${figure} ${name}: ${(large / small).toFixed(2)} × that of the small catalogue`)
    }
} finally {
  await template.drop()
  await database.stop()
}
