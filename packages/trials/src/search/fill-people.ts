import { takeIndexes } from '@metrolibre/api/testing/fill-catalogue.ts'
import type { Sql } from 'postgres'

/**
 * Adds `size` users with names, companies and flags as they are spread in life, and gives the owners among them the
 * properties of the catalogue. The statistics are renewed so that the planner knows them.
 */
export const fillPeople = async (sql: Sql, size: number): Promise<void> => {
  await sql`
    insert into users (email, first_name, last_name, country, company_name, rut, is_active, is_verified, is_owner, created_at)
    select 'person-' || n || '@people.example',
      (array['Ana', 'Álvaro', 'Beatriz', 'Camila', 'Ñandú', 'Pedro', 'Rosa', 'Tomás', 'Vicente', 'Zoé'])[1 + floor(a * a * 10)::int],
      (array['Araya', 'Cárdenas', 'Fuentes', 'Huamán', 'Muñoz', 'Peñaloza', 'Quispe', 'Rojas'])[1 + floor(b * 8)::int] || ' ' || n,
      case when c < 0.7 then 'Chile' else 'Perú' end,
      case when d < 0.2 then 'Imprenta ' || n || ' Ltda.' end, case when d < 0.2 then '76.' || n || '-9' end,
      e < 0.95, e < 0.6, c < 0.15, now() - random() * interval '900 days'
    from (select n, random() a, random() b, random() c, random() d, random() e from generate_series(1, ${size}::int) n) drawn`
  // With all properties in one hand, the planner would expect as many for every user of a page.
  const indexes = await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    const taken = await takeIndexes(tx)
    await tx`
      update properties set owner_id = people.id
      from (select id, row_number() over (order by id) - 1 as n from users where is_owner) people,
        (select id, row_number() over (order by id) % (select count(*) from users where is_owner) as n
          from properties) places
      where places.id = properties.id and people.n = places.n`
    return taken
  })
  await sql`vacuum full properties`
  await sql`set maintenance_work_mem = '512MB'`
  for (const { text } of indexes) await sql.unsafe(text)
  await sql`vacuum analyze users, properties`
}
