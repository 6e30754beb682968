import type { Sql } from 'postgres'

/** Adds an admin and returns the id, which is the bearer of the measured server. */
export const addAdmin = async (sql: Sql): Promise<string> => {
  const [admin] = await sql<{ id: string }[]>`
    insert into users (email, first_name, last_name, country, is_admin)
    values ('measuring@metrolibre.example', 'Ada', 'Metro', 'Chile', true) returning id`
  return admin!.id
}
