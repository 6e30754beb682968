import type { Sql } from 'postgres'

/**
 * The first property of every `size` published ones, oldest first: what is published later only lengthens the
 * last part. Steps along the index of the newest, so it reads entries and no rows.
 */
export const findPartStarts = (sql: Sql, size: number) => sql<{ id: string }[]>`
  with recursive starts as (
    (select published_at, id from properties where listed order by published_at, id limit 1)
    union all
    select next.published_at, next.id from starts cross join lateral (
      select published_at, id from properties
      where listed and (published_at, id) > (starts.published_at, starts.id)
      order by published_at, id offset ${size - 1} limit 1
    ) as next
  )
  select id from starts order by published_at, id`

/** So many published properties from one on, which may be published no longer, and when they changed (ms). */
export const findPart = (sql: Sql, from: string, size: number) => sql<{ id: string; changed: number }[]>`
  select id, (extract(epoch from updated_at) * 1000)::float8 as changed from properties
  where listed and (published_at, id) >= (select published_at, id from properties where id = ${from})
  order by published_at, id limit ${size}`
