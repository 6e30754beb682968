import { exactTotalLimit, searchPageSize, type SearchQuery, type SearchSort } from '@metrolibre/contract'
import { cardColumns } from '../card.ts'
import type { SearchCursor } from './cursor.ts'
import { filterOf, isByPrice, type Approach } from './filter.ts'
import { wordPatterns } from './normalize.ts'
import { addPosition, orders } from './order.ts'
import type { Place } from './place.ts'

/** A statement to be prepared: one text per shape of query, so that the server plans it once. */
export interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

export interface PageOf {
  readonly query: SearchQuery
  readonly place: Place
  readonly sort: SearchSort
  /** Position by keys; without it `page` is counted off from the beginning. */
  readonly cursor?: SearchCursor
  readonly page: number
  /** At most `exactTotalLimit` match: they are all found first and then put in order. */
  readonly few: boolean
}

/** One more than a page holds tells whether there is another. */
const rowsAsked = searchPageSize + 1

/** Stands between the keys of a row; none of them holds it. */
export const keySeparator = '|'

const columnsOf = (sort: SearchSort): string =>
  `${cardColumns}, concat_ws('${keySeparator}', ${orders[sort].keys.join(', ')}) as keys`

/**
 * A page of cards. Many matches: the order's index is walked until the page is full. Few: walking would pass
 * nearly everything by, so they are collected through their own indexes and sorted.
 */
export const pageStatement = ({ query, place, sort, cursor, page, few }: PageOf): Statement => {
  const where = filterOf(query, place, few ? 'collect' : 'walk')
  if (isByPrice({ sort }) && place.level !== 'all' && place.level !== 'zones') {
    where.add(`p.currency = ${where.value(place.country === 'Chile' ? 'CLP' : 'PEN')}`)
  }
  if (cursor) addPosition(where, cursor)
  const order = cursor?.direction === 'before' ? orders[sort].backward : orders[sort].forward
  const skip = cursor ? 0 : (page - 1) * searchPageSize
  const end = `order by ${order} limit ${rowsAsked}${skip > 0 ? ` offset ${where.value(skip)}` : ''}`
  const columns = columnsOf(sort)
  if (few) {
    const text = `with found as materialized (select p.id from properties p where ${where.text})
      select ${columns} from found join properties p using (id) ${end}`
    return { text, parameters: where.parameters }
  }
  // Rows that are only passed over are not read: the index alone counts them off.
  const text =
    skip > 0
      ? `with page as materialized (select p.id from properties p where ${where.text} ${end})
        select ${columns} from page join properties p using (id) order by ${order}`
      : `select ${columns} from properties p where ${where.text} ${end}`
  return { text, parameters: where.parameters }
}

/** How many match, counted no further than one beyond the limit of exact totals. */
export const countStatement = (query: SearchQuery, place: Place, approach: Approach): Statement => {
  const where = filterOf(query, place, approach)
  const order = approach === 'walk' ? `order by ${orders.newest.forward}` : ''
  const text = `select count(*)::int as total
    from (select 1 from properties p where ${where.text} ${order} limit ${exactTotalLimit + 1}) as counted`
  return { text, parameters: where.parameters }
}

/** Properties looked at to tell whether words are frequent. */
export const sampleSize = 400

/** How many of the newest properties of a place match: tells whether walking or the index finds them sooner. */
export const sampleStatement = (query: SearchQuery, place: Place): Statement => {
  const { q, ...others } = query
  const where = filterOf({ ...others, sort: undefined }, place)
  const newest = `select p.search from properties p where ${where.text}
    order by p.published_at desc, p.id desc limit ${sampleSize}`
  const likes = wordPatterns(q ?? '').map((pattern) => `search like ${where.value(pattern)}`)
  const text = `select count(*)::int as total from (${newest}) as sample where ${likes.join(' and ')}`
  return { text, parameters: where.parameters }
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
