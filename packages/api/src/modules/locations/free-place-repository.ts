import type { Sql } from 'postgres'

/** Returns properties of which what is written about their places is not true any more at this time, as many as asked. */
export const findDueFreePlaces = async (sql: Sql, now: Date, limit: number): Promise<string[]> => {
  const rows = await sql<{ id: string }[]>`
    select distinct property_id as id from (
      select property_id from free_places where due <= ${now.toISOString()} order by due limit ${limit}
    ) as first`
  return rows.map(({ id }) => id)
}

/** Writes whether the places of a property are free, and what lists show of it, as they are at this time. */
export const refreshFreePlacesOf = (sql: Sql, id: string, now: Date) =>
  sql`select refresh_free_places(${id}, ${now.toISOString()})`
