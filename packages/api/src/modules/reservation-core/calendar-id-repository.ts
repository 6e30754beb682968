import { sql } from 'drizzle-orm'
import { reservations } from '../../platform/db/schema/reservations.ts'

/** The first of the bookings whose dates were changed to those of a reservation; without a change it is itself. */
export const calendarIdOf = sql<string>`(with recursive changed (id, replaces_id) as (
    select ${reservations.id}, ${reservations.replacesId}
    union all
    select before.id, before.replaces_id from changed join reservations before on before.id = changed.replaces_id
  ) select id from changed where replaces_id is null)`
