import { securityEventKinds, type SecurityEventKind } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import { bigserial, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

export type EventDetails = Record<string, string | number | boolean>

const kinds = sql.raw(securityEventKinds.map((kind) => `'${kind}'`).join(', '))

/**
 * Logins, refusals and changes of accounts. The table is append-only: the database removes an erased user
 * from their rows and allows deleting a row after its retention period (RULES.md §10.30); any other change is
 * refused.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: createdAt(),
    kind: text().$type<SecurityEventKind>().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    // The user who did it, when that is somebody else.
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    // Partly hidden, for people to read. The keyed hash shows whether two events came from the same network.
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
