import type { LowestPrice } from '@metrolibre/contract'
import type { Fragment, Sql } from 'postgres'

/**
 * Returns the lowest price of each country, kind and unit that has anything for rent: of what is free now, or of all where
 * nothing is. The index `properties_lowest` holds each group by price, so that only as many rows of it are read as are cheaper
 * and not free.
 */
export const findLowestPrices = (sql: Sql) => {
  const cheapest = (which: Fragment) => sql`
    select p.currency, p.shown_price from properties p
    where p.listed and p.is_active and p.shown_price is not null and p.country = counted.country
      and p.type = counted.type and p.rental_mode = counted.rental_mode and ${which}
    order by p.shown_price limit 1`
  const isFree = sql`exists (select from free_places f where f.property_id = p.id and f.is_free)`
  return sql<LowestPrice[]>`
    select counted.country, counted.type as "propertyType", counted.rental_mode as unit, lowest.currency,
      lowest.shown_price::float8 as amount
    from property_counts counted
      left join lateral (${cheapest(isFree)}) free on true
      cross join lateral (
        select free.* where free.currency is not null
        union all (select * from (${cheapest(sql`free.currency is null`)}) any_of_them)
      ) lowest
    where counted.country <> '' and counted.city = '' and counted.zone = '' and counted.total > 0
    order by counted.country, counted.type, counted.rental_mode desc`
}
