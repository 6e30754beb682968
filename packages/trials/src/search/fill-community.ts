import type { Sql } from 'postgres'

/** One in so many users and properties is in the trash. */
const trashed = 50

/**
 * Adds what people leave behind to a catalogue that has people and bookings: `count` reviews, posts and changes by
 * admins, and a trash. Triggers are disabled meanwhile.
 */
export const fillCommunity = async (sql: Sql, count: number): Promise<void> => {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into reviews (title, comment, rating, creator_id, receiver_id, reservation_id, by_tenant, is_active, is_verified, created_at)
      select (array['Luminoso', 'Tranquilo', 'Puntual', 'Amable'])[1 + n % 4] || ' ' || n, 'Todo como decía el aviso ' || n,
        1 + n % 5, case when n % 2 = 0 then tenant_id else owner_id end,
        case when n % 2 = 0 then owner_id else tenant_id end, id, n % 2 = 0, n % 20 > 0, n % 5 > 0, created_at
      from (select reservations.*, properties.owner_id, row_number() over (order by reservations.id) as n
        from reservations join properties on properties.id = property_id
        where properties.owner_id <> tenant_id limit ${count}::int) booked`
    await tx`
      insert into publications (user_id, title, description, lang, category, is_verified, is_active, created_at)
      select id, (array['Panadería', 'Imprenta', 'Cerámica', 'Bicicletas'])[1 + n % 4] || ' ' || n,
        'Atiendo en el barrio desde hace años, número ' || n, 'es', (array['crafts', 'food', 'arts', 'services'])[1 + n % 4],
        n % 5 > 0, n % 20 > 0, now() - n * interval '13 minutes'
      from (select id, row_number() over (order by email) as n from users limit ${count}::int) people`
    await tx`
      insert into audit_log (actor_id, action, entity, entity_id, before, after, network, request_id, at)
      select (select id from users where is_admin limit 1),
        case when n % 3 = 0 then 'property.setActive' else 'user.setOwner' end,
        case when n % 3 = 0 then 'property' else 'user' end, changed, '{"isActive": false}', '{"isActive": true}',
        '203.0.113.··', 'req-' || n, now() - n * interval '7 minutes'
      from (select n, case when n % 3 = 0 then properties.id else users.id end as changed
        from (select id, row_number() over (order by email) as n from users limit ${count}::int) users
          join (select id, row_number() over (order by created_at) as n from properties limit ${count}::int) properties
            using (n)) changes`
    await tx`
      insert into users (email, first_name, last_name, country, deleted_at)
      select 'gone-' || n || '@people.example', 'Ana', 'Rojas ' || n, 'Chile', now() - n * interval '1 hour'
      from generate_series(1, ${Math.ceil(count / trashed)}::int) as n`
    await tx`
      insert into properties (name, address, street, zone_id, latitude, longitude, type, rental_mode, country, currency, area,
        owner_id, deleted_at, search)
      select name, address, street, zone_id, latitude, longitude, type, rental_mode, country, currency, area, owner_id,
        now() - row_number() over () * interval '1 hour', search
      from properties limit ${Math.ceil(count / trashed)}::int`
  })
  await sql`vacuum analyze users, properties, reviews, publications, audit_log`
}
