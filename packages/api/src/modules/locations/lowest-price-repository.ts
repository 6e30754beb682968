import type { LowestPrice } from '@metrolibre/contract'
import type { Sql } from 'postgres'

/**
 * Returns the lowest price of each country, kind and unit that has anything for rent. The index
 * `properties_lowest` holds each group by price, so that one row of it is read for a group.
 */
export const findLowestPrices = (sql: Sql) => sql<LowestPrice[]>`
  select counted.country, counted.type as "propertyType", counted.rental_mode as unit, lowest.currency,
    lowest.shown_price::float8 as amount
  from property_counts counted cross join lateral (
    select p.currency, p.shown_price from properties p
    where p.listed and p.is_active and p.shown_price is not null and p.country = counted.country
      and p.type = counted.type and p.rental_mode = counted.rental_mode
    order by p.shown_price limit 1
  ) lowest
  where counted.country <> '' and counted.city = '' and counted.zone = '' and counted.total > 0
  order by counted.country, counted.type, counted.rental_mode desc`
