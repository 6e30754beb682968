import { and, asc, eq, gte } from 'drizzle-orm'
import type { Sql } from 'postgres'
import type { Queryable } from '../../platform/db/client.ts'
import { properties } from '../../platform/db/schema/properties.ts'

/** The first property of every `size` published ones, in the order of their ids. */
export const findPartStarts = (sql: Sql, size: number) => sql<{ id: string }[]>`
  select id from (
    select id, row_number() over (order by id) as position from properties where listed
  ) as numbered
  where (position - 1) % ${size} = 0 order by id`

/** So many published properties from one on. */
export const findPart = (db: Queryable, from: string, size: number) =>
  db
    .select({ id: properties.id, changed: properties.updatedAt })
    .from(properties)
    .where(and(eq(properties.listed, true), gte(properties.id, from)))
    .orderBy(asc(properties.id))
    .limit(size)
