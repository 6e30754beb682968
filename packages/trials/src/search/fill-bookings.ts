import type { Sql } from 'postgres'

/** How many bookings a property has that has any. */
const perProperty = 5

/**
 * Fills a catalogue that has people with `count` finished bookings that they paid, for measuring the lists of the
 * administration. The booked properties are spread over the owners. Triggers are disabled meanwhile, and nothing
 * blocks a period.
 */
export const fillBookings = async (sql: Sql, count: number): Promise<void> => {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`create temporary table people on commit drop as
      select id, is_owner, row_number() over (order by email) as n from users limit ${count}::int`
    await tx`create temporary table places on commit drop as
      select id, row_number() over (order by created_at) as n from properties
      order by created_at limit ${Math.ceil(count / perProperty)}::int`
    await tx`create temporary table owners on commit drop as
      select id, row_number() over (order by n) as n from people where is_owner`
    await tx`update properties set owner_id = owners.id from places, owners
      where places.id = properties.id and owners.n = 1 + places.n % (select count(*) from owners)`
    await tx`
      insert into reservations (property_id, tenant_id, state, blocks, period, rental_mode, time_zone, start_date,
        end_date, unit_price, quantity, currency, total, name, address, confirmed_at, created_at, updated_at)
      select places.id, people.id, 'completed', false, tstzrange(began, began + interval '28 days'), 'month',
        'America/Santiago', began::date, began::date + 28, 300000, 1, properties.currency, 300000, properties.name,
        properties.address, began, began - interval '3 days', began
      from people join places on places.n = 1 + people.n % (select count(*) from places)
        join properties on properties.id = places.id,
        lateral (select now() - people.n * interval '11 minutes' as began) as times`
    await tx`
      insert into checkout_sessions (reservation_id, attempt, status, idempotency_key, parameters, amount, currency,
        stripe_session_id, stripe_payment_intent_id, expires_at, paid_at, created_at)
      select id, 1, 'paid', id::text, '{}', total, currency, 'cs_' || id, 'pi_' || replace(id::text, '-', ''),
        confirmed_at, confirmed_at, created_at
      from reservations`
    await tx`
      insert into refunds (reservation_id, checkout_session_id, stripe_payment_intent_id, idempotency_key, amount,
        currency, reason, status)
      select reservation_id, id, stripe_payment_intent_id, 'refund ' || id, amount / 2, currency, 'requested', 'succeeded'
      from checkout_sessions where hashtext(id::text) % 50 = 0`
  })
  await sql`vacuum analyze users, reservations, checkout_sessions, refunds, properties`
}
