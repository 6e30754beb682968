import type { Country, Suggestion, Suggestions } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KnownZone } from '../zones/repository.ts'
import { normalizeText } from '../../platform/list/text-patterns.ts'
import { correctWords } from './search/correct.ts'
import { meaningsFrom } from './search/everyday-words.ts'
import { readKeptCounts } from './search/repository.ts'
import { keptCountsStatement } from './search/statement.ts'
import { countsPerType } from './search/total.ts'
import { countPlaces, findNamed, type PlaceCount } from './suggestion-repository.ts'

const maxOfKind = 4

const beginsWord = (name: string, typed: string): boolean => ` ${normalizeText(name)}`.includes(` ${typed}`)

const countOf = (counts: readonly PlaceCount[], country: string, city: string, zone: string): number =>
  counts.find((each) => each.country === country && each.city === city && each.zone === zone)?.total ?? 0

const byCount = (left: Suggestion, right: Suggestion): number => right.count - left.count

/** Compares by country alone: what is in the visitor's comes first. */
const ownFirst =
  (home: Country | undefined) =>
  (left: Suggestion, right: Suggestion): number =>
    Number(right.country === home) - Number(left.country === home)

/**
 * Returns cities and comunas with something published whose names contain a word that begins with the typed
 * text, then properties.
 */
const suggestPlaces = async (
  sql: Sql,
  zones: readonly KnownZone[],
  { typed, home, ...asked }: { typed: string; country?: Country | undefined; home?: Country | undefined },
): Promise<Suggestion[]> => {
  const [counts, named] = await Promise.all([
    countPlaces(sql),
    findNamed(sql, typed, { country: asked.country, limit: maxOfKind }),
  ])
  const known = zones.filter(({ country }) => asked.country === undefined || country === asked.country)
  const meant = meaningsFrom(typed).flatMap(({ place }) => place ?? [])
  const isMeant = (name: string) =>
    beginsWord(name, typed) || meant.some((place) => normalizeText(name).includes(place))
  const comunas = known
    .filter(({ name }) => isMeant(name))
    .map(({ id, name, city, country }): Suggestion => {
      const count = countOf(counts, country, city, id)
      return { kind: 'comuna', id, label: name, comuna: name, city, country, count }
    })
  const cities = [...new Map(known.map((zone) => [`${zone.country}/${zone.city}`, zone])).values()]
    .filter(({ city }) => isMeant(city))
    .map(({ city, country }): Suggestion => {
      const count = countOf(counts, country, city, '')
      return { kind: 'city', id: null, label: city, comuna: null, city, country, count }
    })
  const places = [...cities.toSorted(byCount), ...comunas.toSorted(byCount)]
    .filter(({ count }) => count > 0)
    .toSorted(ownFirst(home))
    .slice(0, 2 * maxOfKind)
  const found = named.map(({ id, name, comuna, city, country }): Suggestion => {
    return { kind: 'property', id, label: name, comuna, city, country, count: 1 }
  })
  return [...places, ...found.toSorted(ownFirst(home))]
}

/** How much has to be typed before kinds and services are suggested. */
const leastTyped = 3

/** Returns the kinds with something published, and the uses and services, that are called what was typed. */
const suggestMeanings = async (sql: Sql, typed: string, country: Country | undefined) => {
  const meant = typed.length < leastTyped ? [] : meaningsFrom(typed)
  const services = meant.flatMap(({ service }) => service ?? [])
  const uses = meant.flatMap(({ use }) => use ?? [])
  const types = meant.flatMap(({ kind }) => kind ?? [])
  if (types.length === 0) return { kinds: [], services, uses }
  const place = country ? { level: 'country' as const, country } : { level: 'all' as const }
  const counts = countsPerType(await readKeptCounts(sql, keptCountsStatement(place)))
  const kinds = types.map((type) => ({ type, count: counts[type] })).filter(({ count }) => count > 0)
  return { kinds, services, uses }
}

interface Typing {
  readonly q: string
  readonly country?: Country | undefined
  readonly home?: Country | undefined
}

const isEmpty = (suggested: Suggestions): boolean =>
  Object.values(suggested).every((list) => list.length === 0)

/**
 * Returns what the search box suggests for the typed text, or if that is nothing, for the words of the catalogue that it is
 * nearly written like.
 */
export const suggest = async (
  sql: Sql,
  zones: readonly KnownZone[],
  { q, country, home }: Typing,
): Promise<Suggestions> => {
  const asTyped = await suggestAsTyped(sql, zones, { q, country, home })
  if (!isEmpty(asTyped)) return asTyped
  const better = await correctWords(sql, q, zones)
  return better === undefined ? asTyped : suggestAsTyped(sql, zones, { q: better, country, home })
}

const suggestAsTyped = async (
  sql: Sql,
  zones: readonly KnownZone[],
  { q, country, home }: Typing,
): Promise<Suggestions> => {
  const typed = normalizeText(q)
  if (typed === '') return { suggestions: [], kinds: [], services: [], uses: [] }
  const [suggestions, meanings] = await Promise.all([
    suggestPlaces(sql, zones, { typed, country, home }),
    suggestMeanings(sql, typed, country),
  ])
  return { suggestions, ...meanings }
}
