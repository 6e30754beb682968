import type { Country, Suggestion } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KnownZone } from '../zones/known-zones.ts'
import { normalize, wordPatterns } from './search/normalize.ts'

const maxOfKind = 4

interface PlaceCount {
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

const beginsWord = (name: string, typed: string): boolean => ` ${normalize(name)}`.includes(` ${typed}`)

const countOf = (counts: readonly PlaceCount[], country: string, city: string, zone: string): number =>
  counts.find((each) => each.country === country && each.city === city && each.zone === zone)?.total ?? 0

const placeCounts = (sql: Sql) => sql<PlaceCount[]>`
  select country, city, zone, sum(total)::int as total from property_counts
  where city <> '' group by country, city, zone having sum(total) > 0`

/** So many of the newest are looked at one by one, and so many of those that an index finds are put in order. */
const lookedAt = 1000

/** Frequent words are soon found among the newest; rare ones through the index of the names. */
const propertiesNamed = async (sql: Sql, typed: string, country: Country | undefined) => {
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
    where ${named} ${newest} limit ${maxOfKind}`
  if (recent.length === maxOfKind) return recent
  return sql<NamedProperty[]>`with found as materialized (
      select * from properties where listed and ${named} ${within} limit ${lookedAt}
    ) ${columns} from found ${newest} limit ${maxOfKind}`
}

const byCount = (left: Suggestion, right: Suggestion): number => right.count - left.count

/** Cities and comunas with something published whose names begin like what was typed, then properties. */
export const suggest = async (
  sql: Sql,
  zones: readonly KnownZone[],
  asked: { q: string; country?: Country },
): Promise<Suggestion[]> => {
  const typed = normalize(asked.q)
  if (typed === '') return []
  const [counts, named] = await Promise.all([placeCounts(sql), propertiesNamed(sql, typed, asked.country)])
  const known = zones.filter(({ country }) => asked.country === undefined || country === asked.country)
  const comunas = known
    .filter(({ name }) => beginsWord(name, typed))
    .map(({ id, name, city, country }): Suggestion => {
      const count = countOf(counts, country, city, id)
      return { kind: 'comuna', id, label: name, comuna: name, city, country, count }
    })
  const cities = [...new Map(known.map((zone) => [`${zone.country}/${zone.city}`, zone])).values()]
    .filter(({ city }) => beginsWord(city, typed))
    .map(({ city, country }): Suggestion => {
      const count = countOf(counts, country, city, '')
      return { kind: 'city', id: null, label: city, comuna: null, city, country, count }
    })
  const places = [...cities.toSorted(byCount), ...comunas.toSorted(byCount)]
    .filter(({ count }) => count > 0)
    .slice(0, 2 * maxOfKind)
  const found = named.map(({ id, name, comuna, city, country }): Suggestion => {
    return { kind: 'property', id, label: name, comuna, city, country, count: 1 }
  })
  return [...places, ...found]
}
