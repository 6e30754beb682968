import { bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instantAt } from './columns.ts'
import { identityNumber, jsonWithNumbers } from './sealed-columns.ts'
import { users } from './users.ts'

/** Fixed windows per limit and caller, shared by all instances. `subject` is a keyed hash. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    name: text().notNull(),
    subject: text().notNull(),
    used: integer().notNull(),
    resetsAt: instantAt().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.subject] }),
    index('rate_limits_resets_at').on(table.resetsAt),
  ],
)

/** Captcha solutions that were used once and are refused until they expire. */
export const captchaSolutions = pgTable(
  'captcha_solutions',
  { hash: text().primaryKey(), expiresAt: instantAt().notNull() },
  (table) => [index('captcha_solutions_expires_at').on(table.expiresAt)],
)

/** Who changed what, with the values before and after. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    before: jsonWithNumbers('audit_log.before'),
    after: jsonWithNumbers('audit_log.after'),
    requestId: text(),
    // Partly hidden: `203.0.113.··`. Null after the actor's account was erased.
    network: text(),
    undoneBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    undoneAt: instantAt(),
    at: createdAt(),
  },
  (table) => [
    index('audit_log_entity').on(table.entity, table.entityId, table.id.desc().nullsFirst()),
    index('audit_log_actor').on(table.actorId, table.id.desc().nullsFirst()),
    index('audit_log_action').on(table.action, table.id.desc().nullsFirst()),
    index('audit_log_at').on(table.at),
  ],
)

/** Filters of the lists of administration that an admin saved under a name. */
export const adminFilters = pgTable(
  'admin_filters',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    // Sealed as a whole, because an admin may look for an identity number.
    query: identityNumber('admin_filters.query').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('admin_filters_name').on(table.userId, table.list, table.name)],
)

/** The keys by which identity numbers may be sealed. A process that lacks one of them does not start. */
export const identityKeys = pgTable('identity_keys', { id: text().primaryKey(), usedSince: createdAt() })

/** The processes that serve, with the keys of identity numbers that each one has. */
export const identityKeyHolders = pgTable('identity_key_holders', {
  id: uuid().primaryKey(),
  knows: text().array().notNull(),
  sealsWith: text(),
  seenAt: createdAt(),
})

/** Webhooks that were refused: one row per hour, service, reason and network, which is partly hidden. */
export const refusedWebhooks = pgTable(
  'refused_webhooks',
  {
    source: text({ enum: ['payments', 'visits'] }).notNull(),
    reason: text({ enum: ['signature', 'failed'] }).notNull(),
    network: text().notNull(),
    hour: instantAt().notNull(),
    count: integer().notNull(),
    lastAt: instantAt().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.reason, table.network, table.hour] }),
    index('refused_webhooks_last').on(table.lastAt),
  ],
)
