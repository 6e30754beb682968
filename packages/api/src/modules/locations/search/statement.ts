import { currencyOf, searchPageSize, type SearchQuery, type SearchSort } from '@metrolibre/contract'
import { cardColumns } from '../card.ts'
import type { SearchCursor } from './cursor.ts'
import { addBase, addRest, Conditions, filterOf, isByPrice, listed, type Scan } from './filter.ts'
import { columnsOf, orderBy, orders, positionOf } from './order.ts'
import type { Place } from './place.ts'

/** A statement; one text per shape of query, so that the server knows it again. */
export interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
  /** To be planned for its own values: what finds a rare word is of no use for a frequent one. */
  readonly planned?: 'each time'
}

export interface PageOf {
  readonly query: SearchQuery
  readonly place: Place
  readonly sort: SearchSort
  /** Position by keys; without it `page` is counted off from the beginning. */
  readonly cursor: SearchCursor | undefined
  readonly page: number
}

/** One more than a page holds tells whether there is another. */
export const rowsAsked = searchPageSize + 1

/** Stands between the keys of a row; none of them holds it. */
export const keySeparator = '|'

const cardWithKeys = (sort: SearchSort): string =>
  `${cardColumns}, concat_ws('${keySeparator}', ${orders[sort].keys.map(({ text }) => text).join(', ')}) as keys`

/** Within one country there is one currency, and a price is meant in one. RULES §4. */
const hasOneCurrency = ({ query, place: { level } }: PageOf): boolean =>
  level === 'country' || level === 'city' || query.minPrice !== undefined || query.maxPrice !== undefined

const orderOf = (asked: PageOf, columns?: string[]): string =>
  orderBy(asked.sort, {
    backward: asked.cursor?.direction === 'before',
    oneCurrency: hasOneCurrency(asked),
    ...(columns && { columns }),
  })

const skipped = ({ page, cursor }: PageOf): number => (cursor ? 0 : (page - 1) * searchPageSize)

const endOf = (where: Conditions, asked: PageOf, order: string): string => {
  const skip = skipped(asked)
  return `order by ${order} limit ${rowsAsked}${skip > 0 ? ` offset ${where.value(skip)}` : ''}`
}

/** Columns of an order under names of their own, for a list that was found first. */
const keyNames = (sort: SearchSort): string[] => columnsOf(sort).map((_, index) => `key${index}`)
const namedKeys = (sort: SearchSort): string =>
  columnsOf(sort)
    .map((column, index) => `${column} as key${index}`)
    .join(', ')

const all = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''

/** A page by place and kind alone: the order's index is walked until it is full. */
export const browseStatement = (asked: PageOf): Statement => {
  const { query, place, sort, cursor } = asked
  const where = listed()
  addBase(where, query, place)
  addCurrency(where, asked)
  for (const each of positionOf(cursor, columnsOf(sort), where.placeholder)) where.add(each)
  const order = orderOf(asked)
  const end = endOf(where, asked, order)
  // Rows that are only passed over are not read: the index alone counts them off.
  const text =
    skipped(asked) > 0
      ? `with page as materialized (select p.id from properties p where ${where.text} ${end})
        select ${cardWithKeys(sort)} from page join properties p using (id) order by ${order}`
      : `select ${cardWithKeys(sort)} from properties p where ${where.text} ${end}`
  return { text, parameters: where.parameters }
}

/**
 * Whether it is sooner to find so many and put them in order than to walk an order: in a large catalogue that
 * passes by a million for each page's share of them.
 */
export const isSoonSorted = (asked: PageOf, total: number): boolean =>
  total * total <= 1_000_000 * (skipped(asked) + rowsAsked)

/** So many properties are passed in an order before another way to the page is taken. */
const passedAtMost = (asked: PageOf): number => 8000 + 100 * skipped(asked)

/** A page of many matches: its order is walked, each property is checked, and soon enough of them fit. */
export const walkStatement = (asked: PageOf): Statement => {
  const { query, place, sort, cursor } = asked
  const where = listed()
  addBase(where, query, place)
  addCurrency(where, asked)
  for (const each of positionOf(cursor, columnsOf(sort), where.placeholder)) where.add(each)
  const order = orderOf(asked)
  const walk = `select p.*, ${namedKeys(sort)} from properties p where ${where.text}
    order by ${order} limit ${where.value(passedAtMost(asked))}::int`
  const rest = new Conditions(where.parameters)
  addRest(rest, query)
  const end = endOf(rest, asked, orderOf(asked, keyNames(sort)))
  const text = `with page as materialized (select p.id from (${walk}) p ${all(rest.parts)} ${end})
    select ${cardWithKeys(sort)} from page join properties p using (id) order by ${order}`
  return { text, parameters: where.parameters, planned: 'each time' }
}

/** How many matches are found one by one at most, where there seem to be few. */
export const foundAtMost = 10_000

/**
 * A page and how many match in one: all are found through whatever index finds them, then put in order. A row
 * without an id says only how many there are.
 */
export const collectStatement = (asked: PageOf, by: Scan, limit: number | undefined): Statement => {
  const { query, place, sort, cursor } = asked
  const where = filterOf(query, place, by)
  const names = keyNames(sort)
  const position = positionOf(cursor, names, where.placeholder)
  const end = endOf(where, asked, orderOf(asked, names))
  const text = `with found as materialized (
      select ${namedKeys(sort)} from properties p where ${where.text} ${limit === undefined ? '' : `limit ${limit}`}
    ), page as materialized (select * from found ${all(position)} ${end})
    select (select count(*)::int from found) as total, ${cardWithKeys(sort)}
    from (select) as once left join page on true left join properties p on p.id = page.${names.at(-1)!}
    order by ${orderOf(asked, names)}`
  return { text, parameters: where.parameters, planned: 'each time' }
}

/** The indexes of prices begin with the currency. */
const addCurrency = (where: Conditions, { sort, place }: PageOf): void => {
  if (isByPrice({ sort }) && place.level !== 'all' && place.level !== 'zones')
    where.add(`p.currency = ${where.value(currencyOf(place.country))}`)
}

/** Published properties per kind and mode at a place, as the triggers keep them. */
export const keptCountsStatement = (place: Place): Statement => {
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
