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

const propertiesNamed = (sql: Sql, typed: string, country: Country | undefined) => {
  const patterns = wordPatterns(typed)
  return sql<NamedProperty[]>`
    select p.id, p.name, p.zone_name as comuna, p.city, p.country from properties p
    where p.listed and p.search like ${patterns[0] ?? '%'}
      and search_text(' ' || p.name) like all(${patterns}::text[])
      ${country === undefined ? sql`` : sql`and p.country = ${country}`}
    order by p.published_at desc, p.id desc limit ${maxOfKind}`
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
