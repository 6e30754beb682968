import type { Country } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { wordPatterns } from './search/normalize.ts'

export interface PlaceCount {
  readonly country: string
  readonly city: string
  readonly zone: string
  readonly total: number
}

interface NamedProperty {
  readonly id: string
  readonly name: string
  readonly comuna: string
  readonly city: string
  readonly country: Country
}

/** Counts what is published in each city and comuna. */
export const countPlaces = (sql: Sql) => sql<PlaceCount[]>`
  select country, city, zone, sum(total)::int as total from property_counts
  where city <> '' group by country, city, zone having sum(total) > 0`

/** How many of the newest properties are checked one by one, and how many found through an index are sorted. */
const lookedAt = 1000

/**
 * Returns properties whose names contain the typed words. Frequent words are soon found among the newest
 * properties, rare ones through the index of names.
 */
export const findNamed = async (
  sql: Sql,
  typed: string,
  { country, limit }: { country: Country | undefined; limit: number },
) => {
  const patterns = wordPatterns(typed)
  if (patterns.length === 0) return []
  const named = patterns
    .map((pattern) => sql`search_text(' ' || name) like ${pattern}`)
    .reduce((all, each) => sql`${all} and ${each}`)
  const within = country === undefined ? sql`` : sql`and country = ${country}`
  const newest = sql`order by published_at desc, id desc`
  const columns = sql`select id, name, zone_name as comuna, city, country`
  const recent = await sql<NamedProperty[]>`${columns}
    from (select * from properties where listed ${within} ${newest} limit ${lookedAt}) as newest
    where ${named} ${newest} limit ${limit}`
  if (recent.length === limit) return recent
  return sql<NamedProperty[]>`with found as materialized (
      select * from properties where listed and ${named} ${within} limit ${lookedAt}
    ) ${columns} from found ${newest} limit ${limit}`
}
