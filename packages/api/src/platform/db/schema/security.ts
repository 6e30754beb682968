import { securityEventKinds, type SecurityEventKind } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import { bigserial, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

export type EventDetails = Record<string, string | number | boolean>

const kinds = sql.raw(securityEventKinds.map((kind) => `'${kind}'`).join(', '))

/**
 * Logins, refusals and changes of accounts. Append-only: the database takes the person out of the rows of whoever is
 * erased, and lets go of a row when its time is over (RULES.md §10); any other change is refused.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: createdAt(),
    kind: text().$type<SecurityEventKind>().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    // Who did it, where that is somebody else.
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    // Partly hidden, for people to read; the keyed hash tells whether two events came from one network.
    network: text(),
    networkHash: text(),
    userAgent: text(),
    requestId: text(),
    details: jsonb().$type<EventDetails>().notNull().default({}),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.id.desc().nullsFirst()),
    index('security_events_actor').on(table.actorId),
    index('security_events_kind').on(table.kind, table.id.desc().nullsFirst()),
    index('security_events_at').on(table.at),
    check('security_events_kind', sql`${table.kind} in (${kinds})`),
    check('security_events_details', sql`length(${table.details}::text) <= 1000`),
  ],
)
