import type { Sql } from 'postgres'

/** Returns up to so many properties for which the stored facts about free places are no longer true at this time. */
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
