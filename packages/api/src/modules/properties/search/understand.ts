import type { SearchQuery, Understood } from '@metrolibre/contract'
import { normalizeText } from '../../../platform/list/text-patterns.ts'
import type { KnownZone } from '../../zones/repository.ts'
import { meaningOf, type Meaning } from './everyday-words.ts'
import { searchedWords, withoutCheap, searchWordsOf } from './normalize.ts'

const spaced = (text: string): string => ` ${text} `
const plainNames = new Map<string, string>()
/** Caches the normalised names of places, which are few and needed in every search. */
const plain = (name: string): string => {
  const known = plainNames.get(name) ?? spaced(searchWordsOf(name).join(' '))
  plainNames.set(name, known)
  return known
}

type NamedPlace = Understood['places'][number]

/** Returns the comunas that words name, or else the cities; of names that contain each other, the longest. */
export const placesIn = (text: string, zones: readonly KnownZone[]): NamedPlace[] => {
  const words = searchWordsOf(text)
  const short = words.flatMap((word) => meaningOf(word).place ?? [])
  const said = [spaced(words.join(' ')), ...short.map((place) => spaced(normalizeText(place)))]
  const isSaid = (name: string) => said.some((part) => part.includes(plain(name)))
  const comunas = zones
    .filter(({ name }) => isSaid(name))
    .map(({ id, name, city, country }): NamedPlace => ({ id, name, city, country }))
  const cities = zones
    .filter(({ city }) => isSaid(city))
    .map(({ city, country }): NamedPlace => ({ id: null, name: city, city, country }))
  const found = comunas.length > 0 ? comunas : cities
  const longest = found.filter(
    ({ name }) =>
      !found.some((other) => other.name.length > name.length && plain(other.name).includes(plain(name))),
  )
  return [...new Map(longest.map((place) => [place.id ?? `${place.country}/${place.city}`, place])).values()]
}

/** Returns a search as its words order it: what costs little comes first if they ask for it. */
export const inAskedOrder = (query: SearchQuery): SearchQuery => {
  const others = query.q === undefined ? undefined : withoutCheap(query.q)
  return others === undefined ? query : { ...query, q: others || undefined, sort: query.sort ?? 'price_asc' }
}

const distinct = <T>(meanings: readonly Meaning[], pick: (meaning: Meaning) => T | undefined): T[] => [
  ...new Set(meanings.flatMap((meaning) => pick(meaning) ?? [])),
]

/** Returns what was understood of words (RULES.md §3.65). */
export const understand = (q: string, zones: readonly KnownZone[]): Understood => {
  const meanings = searchedWords(withoutCheap(q) ?? q).map(meaningOf)
  const uses = distinct(meanings, ({ use }) => use)
  return {
    types: distinct(meanings, ({ kind }) => kind),
    uses,
    services: distinct(meanings, ({ service }) => service),
    facts: distinct(meanings, ({ fact }) => fact),
    places: placesIn(q, zones),
    cheap: withoutCheap(q) !== undefined,
    corrected: null,
  }
}
