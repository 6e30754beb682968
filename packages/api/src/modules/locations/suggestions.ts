import type { Country, Suggestion } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KnownZone } from '../zones/repository.ts'
import { normalizeText } from '../../platform/list/text-patterns.ts'
import { countPlaces, findNamed, type PlaceCount } from './suggestion-repository.ts'

const maxOfKind = 4

const beginsWord = (name: string, typed: string): boolean => ` ${normalizeText(name)}`.includes(` ${typed}`)

const countOf = (counts: readonly PlaceCount[], country: string, city: string, zone: string): number =>
  counts.find((each) => each.country === country && each.city === city && each.zone === zone)?.total ?? 0

const byCount = (left: Suggestion, right: Suggestion): number => right.count - left.count

/**
 * Returns cities and comunas with something published whose names contain a word that begins with the typed
 * text, then properties.
 */
export const suggest = async (
  sql: Sql,
  zones: readonly KnownZone[],
  asked: { q: string; country?: Country },
): Promise<Suggestion[]> => {
  const typed = normalizeText(asked.q)
  if (typed === '') return []
  const [counts, named] = await Promise.all([
    countPlaces(sql),
    findNamed(sql, typed, { country: asked.country, limit: maxOfKind }),
  ])
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
