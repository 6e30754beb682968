// node:http with the same prepared statements, but without validation, mapping or framework: the baseline.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SearchQuery } from '@metrolibre/contract'
import { hasKeptCount } from '@metrolibre/api/modules/properties/search/filter.ts'
import { orderOf } from '@metrolibre/api/modules/properties/search/order.ts'
import { searchPlaceOf } from '@metrolibre/api/modules/properties/search/place.ts'
import {
  collectPage,
  findPage,
  readKeptCounts,
} from '@metrolibre/api/modules/properties/search/repository.ts'
import { tellBySamples } from '@metrolibre/api/modules/properties/search/sample.ts'
import {
  browseStatement,
  collectStatement,
  foundAtMost,
  isSoonSorted,
  keptCountsStatement,
  walkStatement,
} from '@metrolibre/api/modules/properties/search/statement.ts'
import { knownParts } from '@metrolibre/api/modules/properties/search/word-parts.ts'
import { countsPerType, totalOf } from '@metrolibre/api/modules/properties/search/total.ts'
import { knownZones } from '@metrolibre/api/modules/zones/known-zones.ts'
import { connectDatabase } from '@metrolibre/api/platform/db/client.ts'
import { reportCpu } from './report-cpu.ts'

const { sql } = connectDatabase(process.argv[2]!, { max: 4 })
const zones = knownZones(sql)
const partCounts = knownParts(sql)

const answer = async (url: string): Promise<string> => {
  const query = Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?') + 1))) as SearchQuery
  const place = searchPlaceOf(query, await zones())
  const page = Number(query.page ?? 1)
  const asked = { query, place, sort: orderOf(query, place), page, cursor: undefined } as const
  const early = hasKeptCount(query) && asked.sort === 'newest' && !query.type
  const firstPage = early ? findPage(sql, browseStatement(asked)) : undefined
  const [counts, first] = await Promise.all([
    readKeptCounts(sql, keptCountsStatement(asked.place)),
    firstPage,
  ])
  if (first) return JSON.stringify({ locations: first, counts })
  const most = totalOf(countsPerType(counts), query.type)
  const { many, parts } =
    hasKeptCount(query) || most <= foundAtMost
      ? { many: hasKeptCount(query) && !isSoonSorted(asked, most), parts: undefined }
      : await tellBySamples(sql, asked, partCounts)
  if (!many) {
    const collecting = collectStatement(asked, { by: 'index', parts, limit: foundAtMost })
    return JSON.stringify({ ...(await collectPage(sql, collecting)), counts })
  }
  const statement = hasKeptCount(query) ? browseStatement(asked) : walkStatement(asked)
  return JSON.stringify({ locations: await findPage(sql, statement), counts })
}

const server = createServer((request, response) => {
  void answer(request.url!).then((body) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
  })
})
server.listen(0, '127.0.0.1', () => reportCpu((server.address() as AddressInfo).port))
