import { searchPageSize, type SearchQuery } from '@metrolibre/contract'
import { propertyCardColumns, photoColumn } from '../card.ts'
import type { OrderName, SearchCursor } from './cursor.ts'
import { Conditions, type SearchParameter } from './conditions.ts'
import {
  addBase,
  addRest,
  filterByParts,
  filterOf,
  isFilteredByPrice,
  searchedKindOf,
  listed,
  type Scan,
} from './filter.ts'
import {
  orderColumnsOf,
  firstCountry,
  isOrderedByPrice,
  orderBy,
  orders,
  positionOf,
  priceGroups,
} from './order.ts'
import type { SearchPlace } from './place.ts'

/**
 * An SQL statement. Its text is the same for every query with the same filters, so that the server can reuse
 * the prepared statement.
 */
export interface SearchStatement {
  readonly text: string
  readonly parameters: readonly SearchParameter[]
  /** Planned for its own values each time, because a plan for a rare word is bad for a frequent one. */
  readonly planned?: 'each time'
}

export interface PageOf {
  readonly query: SearchQuery
  readonly place: SearchPlace
  readonly sort: OrderName
  /** The position by keys. Without it, the pages before `page` are skipped by counting rows. */
  readonly cursor: SearchCursor | undefined
  readonly page: number
}

/** One more row than a page holds, which tells whether there is another page. */
export const rowsAsked = searchPageSize + 1

/** Separates the keys of a row. None of them can contain it. */
export const keySeparator = '|'

const cardWithKeys = (sort: OrderName): string =>
  `${propertyCardColumns}, ${photoColumn}, concat_ws('${keySeparator}', ${orders[sort].keys.map(({ text }) => text).join(', ')}) as keys`

const orderBetween = (asked: PageOf, columns?: string[]): string =>
  orderBy(asked.sort, {
    backward: asked.cursor?.direction === 'before',
    // With a limit of price, all matches are in one group of prices.
    oneGroup: isOrderedByPrice(asked.query) && isFilteredByPrice(asked.query),
    ...(columns && { columns }),
  })

const skipped = ({ page, cursor }: PageOf): number => (cursor ? 0 : (page - 1) * searchPageSize)

const endOf = (where: Conditions, asked: PageOf, order: string): string => {
  const skip = skipped(asked)
  return `order by ${order} limit ${rowsAsked}${skip > 0 ? ` offset ${where.value(skip)}` : ''}`
}

/** Returns names for the columns of an order in a list that was collected first. */
const keyNames = (sort: OrderName): string[] => orderColumnsOf(sort).map((_, index) => `key${index}`)
const namedKeys = (sort: OrderName): string =>
  orderColumnsOf(sort)
    .map((column, index) => `${column} as key${index}`)
    .join(', ')

const all = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''

/** Returns a page by place and kind alone, by walking the order's index until the page is full. */
export const browseStatement = (asked: PageOf): SearchStatement => {
  const { query, place, sort, cursor } = asked
  const where = listed()
  addBase(where, query, place)
  addGroups(where, asked)
  for (const each of positionOf(cursor, orderColumnsOf(sort), where.placeholder)) where.add(each)
  const order = orderBetween(asked)
  const end = endOf(where, asked, order)
  // Skipped rows are counted in the index and not read.
  const text =
    skipped(asked) > 0
      ? `with page as materialized (select p.id from properties p where ${where.text} ${end})
        select ${cardWithKeys(sort)} from page join properties p using (id) order by ${order}`
      : `select ${cardWithKeys(sort)} from properties p where ${where.text} ${end}`
  return { text, parameters: where.parameters }
}

/**
 * Tells whether collecting and sorting all matches is faster than walking an order. In a large catalogue,
 * walking passes a million properties divided by the number of matches for each row of the page.
 */
export const isSoonSorted = (asked: PageOf, total: number): boolean =>
  total * total <= 1_000_000 * (skipped(asked) + rowsAsked)

/** Returns how many properties are walked in an order before another way to the page is used. */
const passedAtMost = (asked: PageOf): number => 8000 + 100 * skipped(asked)

/**
 * Returns a page of many matches: its order is walked and each property is checked, so the page is soon full.
 */
export const walkStatement = (asked: PageOf): SearchStatement => {
  const { query, place, sort, cursor } = asked
  const where = listed()
  addBase(where, query, place)
  addGroups(where, asked)
  for (const each of positionOf(cursor, orderColumnsOf(sort), where.placeholder)) where.add(each)
  const order = orderBetween(asked)
  const walk = `select p.*, ${namedKeys(sort)} from properties p where ${where.text}
    order by ${order} limit ${where.value(passedAtMost(asked))}::int`
  const rest = new Conditions(where.parameters)
  addRest(rest, query)
  const end = endOf(rest, asked, orderBetween(asked, keyNames(sort)))
  const text = `with page as materialized (select p.id from (${walk}) p ${all(rest.parts)} ${end})
    select ${cardWithKeys(sort)} from page join properties p using (id) order by ${order}`
  return { text, parameters: where.parameters, planned: 'each time' }
}

/** The most matches that are collected one by one when there seem to be few. */
export const foundAtMost = 10_000

const counted = ['room', 'entire', 'galpon', 'terreno']
  .map((kind) => `count(*) filter (where type = '${kind}')::int as ${kind}`)
  .join(', ')

const matching = (sort: OrderName, where: Conditions, limit: number | undefined): string =>
  `select ${namedKeys(sort)}, p.type, p.rental_mode from properties p where ${where.text}
      ${limit === undefined ? '' : `limit ${limit}`}`

/** Returns all matches without a page of them, found as `collectStatement` finds them: most of what that one costs. */
export const matchStatement = ({ query, place, sort }: PageOf): SearchStatement => {
  const where = filterOf(query, place, 'index')
  return { text: matching(sort, where, foundAtMost), parameters: where.parameters, planned: 'each time' }
}

interface Collected {
  readonly by: Scan
  /** Parts by which the words of a plain search are found, instead of all parts of them. */
  readonly parts?: readonly string[] | undefined
  readonly limit: number | undefined
  /** Collects matches of every kind, so that all kinds are counted. The page has those of the kind asked for. */
  readonly everyKind?: boolean
}

/**
 * Returns a page together with the total and the counts of kinds: all matches are collected through any index and then
 * sorted. A row without an id carries only the counts.
 */
export const collectStatement = (
  asked: PageOf,
  { by, parts, limit, everyKind = false }: Collected,
): SearchStatement => {
  const { query, place, sort, cursor } = asked
  const filters = everyKind ? { ...query, type: undefined } : query
  const where = parts ? filterByParts(filters, place, parts) : filterOf(filters, place, by)
  const names = keyNames(sort)
  const shown = everyKind && query.type ? [searchedKindOf(where, query.type)] : []
  const ofKind = shown.length > 0 ? `filter (where ${shown[0]})` : ''
  const position = positionOf(cursor, names, where.placeholder)
  const end = endOf(where, asked, orderBetween(asked, names))
  const text = `with found as materialized (
      ${matching(sort, where, limit)}
    ), page as materialized (select * from found p ${all([...shown, ...position])} ${end}),
    once as (select count(*) ${ofKind}::int as total, ${counted},
      count(*) filter (where rental_mode = 'hour')::int as hours from found p)
    select once.*, ${cardWithKeys(sort)}
    from once left join page on true left join properties p on p.id = page.${names.at(-1)!}
    order by ${orderBetween(asked, names)}`
  // What has three rare parts is found by the index of words in any catalogue.
  return { text, parameters: where.parameters, ...(!parts && { planned: 'each time' }) }
}

/** In one country, adds the groups of its prices, which are the first column of the price indexes. */
const addGroups = (where: Conditions, { query, place }: PageOf): void => {
  if (
    isOrderedByPrice(query) &&
    !isFilteredByPrice(query) &&
    (place.level === 'country' || place.level === 'city')
  )
    where.add(`${priceGroups[firstCountry(query, place)]} = any('{0,1,4}'::int[])`)
}

/** Returns the published properties per kind and mode at a place, from the counts that triggers keep. */
export const keptCountsStatement = (place: SearchPlace): SearchStatement => {
  const select = 'select type, rental_mode, sum(total)::int as total from property_counts'
  const group = 'group by type, rental_mode'
  switch (place.level) {
    case 'all':
      return { text: `${select} where country = '' and city = '' and zone = '' ${group}`, parameters: [] }
    case 'country':
      return {
        text: `${select} where country = $1 and city = '' and zone = '' ${group}`,
        parameters: [place.country],
      }
    case 'city':
      return {
        text: `${select} where country = $1 and city = $2 and zone = '' ${group}`,
        parameters: [place.country, place.city],
      }
    case 'zones':
      return { text: `${select} where zone = any($1::text[]) ${group}`, parameters: [place.ids] }
  }
}
