// node:http and the same prepared statements, with no check, mapping or frame around them: the yardstick.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SearchQuery } from '@metrolibre/contract'
import { sampleShare } from '../../src/modules/locations/search/service.ts'
import { isCounted } from '../../src/modules/locations/search/filter.ts'
import { placeOf } from '../../src/modules/locations/search/place.ts'
import { countMatches, findPage, readKeptCounts } from '../../src/modules/locations/search/repository.ts'
import {
  countStatement,
  keptCountsStatement,
  pageStatement,
  sampleStatement,
} from '../../src/modules/locations/search/statement.ts'
import { knownZones } from '../../src/modules/zones/known-zones.ts'
import { connectDatabase } from '../../src/platform/db/client.ts'
import { reportCpu } from './report-cpu.ts'

const { sql } = connectDatabase(process.argv[2]!, { max: 4 })
const zones = knownZones(sql)

const answer = async (url: string): Promise<string> => {
  const query = Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?') + 1))) as SearchQuery
  const place = placeOf(query, await zones())
  const page = (few: boolean) =>
    findPage(
      sql,
      pageStatement({ query, place, sort: query.sort ?? 'newest', page: Number(query.page ?? 1), few }),
    )
  const kept = readKeptCounts(sql, keptCountsStatement(place))
  if (isCounted(query)) {
    const [locations, counts] = await Promise.all([page(false), kept])
    return JSON.stringify({ locations, counts })
  }
  const frequent = (await countMatches(sql, sampleStatement(query, place))) > sampleShare
  const total = await countMatches(sql, countStatement(query, place, frequent ? 'walk' : 'collect'))
  return JSON.stringify({ locations: await page(total <= 1000), counts: await kept, total })
}

const server = createServer((request, response) => {
  void answer(request.url!).then((body) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
  })
})
server.listen(0, '127.0.0.1', () => reportCpu((server.address() as AddressInfo).port))
