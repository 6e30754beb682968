import type { Sql } from 'postgres'

/**
 * Returns every `size`-th published property, starting with the oldest, so that later publications only
 * lengthen the last part. Reads only entries of the index by publication date, no rows.
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

/**
 * Returns `size` published properties from `from` on, with the time of their last change in ms. `from` itself
 * may no longer be published.
 */
export const findPart = (sql: Sql, from: string, size: number) => sql<{ id: string; changed: number }[]>`
  select id, (extract(epoch from updated_at) * 1000)::float8 as changed from properties
  where listed and (published_at, id) >= (select published_at, id from properties where id = ${from})
  order by published_at, id limit ${size}`

/** Returns the newest posts that everybody can see, with the time of their last change in ms. */
export const findPosts = (sql: Sql, size: number) => sql<{ id: string; changed: number }[]>`
  select p.id, (extract(epoch from p.updated_at) * 1000)::float8 as changed
  from publications p join users u on u.id = p.user_id
  where p.is_verified and p.is_active and p.deleted_at is null and u.is_active and u.deleted_at is null
  order by p.created_at desc, p.id desc limit ${size}`
