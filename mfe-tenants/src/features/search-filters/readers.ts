import {
  bboxPattern,
  countries,
  isRealDate,
  lastNumberedPage,
  searchSorts,
  searchTypes,
  services,
  siteFacts,
  uses,
  type SearchQuery,
} from '@metrolibre/contract'
import { plainZoneName } from '../../property/asked-zones.ts'

/** The parameters in the address of a search. */
export type Search = Omit<SearchQuery, 'home'>

/** Returns the value of a parameter, or undefined when the search can't be asked for that. */
type Reader<T> = (text: string) => T | undefined

const words =
  (most: number): Reader<string> =>
  (text) =>
    text.length <= most ? text : undefined

const written =
  (pattern: RegExp): Reader<string> =>
  (text) =>
    pattern.test(text) ? text : undefined

const among =
  <T extends string>(known: readonly T[]): Reader<T> =>
  (text) =>
    known.find((one) => one === text)

/** Returns undefined when one of the names is unknown, as for any other value that can't be read. */
const listOf =
  <T extends string>(known: readonly T[]): Reader<T[]> =>
  (text) => {
    const asked = text.split(',').filter((name) => name !== '')
    const read = asked.map(among(known)).filter((name) => name !== undefined)
    return read.length === asked.length && read.length <= known.length ? read : undefined
  }

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

const upTo =
  (most: number): Reader<number> =>
  (text) => {
    const read = numberOf(text)
    return read >= 0 && read <= most ? read : undefined
  }

const wholeUpTo =
  (most: number): Reader<number> =>
  (text) => {
    const read = upTo(most)(text)
    return Number.isInteger(read) ? read : undefined
  }

const amount = wholeUpTo(1_000_000_000_000)

/** A link may be older than the last page with a number. */
const page: Reader<number> = (text) => {
  const read = Math.min(numberOf(text), lastNumberedPage)
  return Number.isInteger(read) && read >= 1 ? read : undefined
}

const longestWord = 120
const word = words(longestWord)
/** The beginning of longer words finds what they are about; it does not end in half a character. */
const beginning: Reader<string> = (text) =>
  text.length > longestWord ? text.slice(0, longestWord).replace(/[\uD800-\uDBFF]$/, '') : text
const id = written(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
const area = upTo(10_000_000)
const day: Reader<string> = (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDate(text) ? text : undefined

/**
 * Reads each parameter as the contract's `SearchQuery` does, without its schemas: with them the first view of the search
 * would load the validation library.
 */
export const readers: { readonly [Name in keyof Search]-?: Reader<NonNullable<Search[Name]>> } = {
  type: among(searchTypes),
  // People write it without the accent, and links are typed by hand.
  country: (text) => countries.find((country) => plainZoneName(country) === plainZoneName(text)),
  state: word,
  city: word,
  comuna: word,
  zoneId: id,
  q: beginning,
  minPrice: amount,
  maxPrice: amount,
  minArea: area,
  maxArea: area,
  services: listOf(services),
  use: among(uses),
  minHeight: (text) => (numberOf(text) > 0 ? wholeUpTo(10_000)(text) : undefined),
  facts: listOf(siteFacts),
  from: day,
  to: day,
  bbox: written(bboxPattern),
  free: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  only: id,
  sort: among(searchSorts),
  page,
  cursor: words(400),
}
