import type { SearchFilters } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KnownZone } from '../../zones/repository.ts'
import { propertyCardColumns, toCard, type CardRow } from '../card.ts'
import { filterOf, isFree } from './filter.ts'
import { orderColumnsOf, orderBy } from './order.ts'
import { searchPlaceOf } from './place.ts'
import { runStatement } from './repository.ts'

export interface Newer {
  /** Matches are counted that were published, or the one property became free, after `since`, until `until`, and do not belong to this user. */
  readonly since: Date
  readonly until: Date
  readonly exceptOf: string
}

/** The most matches that are counted. */
export const newerAtMost = 99

/**
 * Creates a function that returns how many matches of a search are newer than a moment, at most 99, and the
 * newest three of them. It uses the conditions of the search itself (RULES.md §3.87).
 */
export const createNewer =
  (sql: Sql, zones: () => Promise<readonly KnownZone[]>) =>
  async (filters: SearchFilters, { since, until, exceptOf }: Newer) => {
    const where = filterOf(filters, searchPlaceOf(filters, await zones()), 'each')
    const [from, to] = [where.value(since.toISOString()), where.value(until.toISOString())]
    const between = (moment: string) => `${moment} > ${from}::timestamptz and ${moment} <= ${to}::timestamptz`
    where.add(
      filters.only === undefined
        ? between('p.published_at')
        : `${isFree} and exists (select 1 from free_places f
            where f.property_id = p.id and f.is_free and ${between('f.freed_at')})`,
    )
    // What is sold out, or has no room to rent, is no news to somebody who looks for a place.
    where.add('p.is_active and p.shown_price is not null')
    where.add(`p.owner_id <> ${where.value(exceptOf)}::uuid`)
    const text = `with newer as materialized (
        select p.id, ${orderColumnsOf('newest')[0]} as at from properties p where ${where.text}
        order by ${orderBy('newest')} limit ${newerAtMost}
      )
      select ${propertyCardColumns}, (select count(*)::int from newer) as total
      from (select * from newer order by at desc, id desc limit 3) as n join properties p on p.id = n.id
      order by ${orderBy('newest')}`
    const rows = await runStatement<CardRow & { readonly total: number }>(sql, {
      text,
      parameters: where.parameters,
      planned: 'each time',
    })
    return { total: rows[0]?.total ?? 0, newest: rows.map(toCard) }
  }
