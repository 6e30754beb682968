import { gatheredKinds, type BrowserError, type ComposerTrouble } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instantAt } from './columns.ts'

/**
 * The versions of apps that were pushed. A complete one never changes, except that its files are removed long after
 * its last use; the database refuses everything else.
 */
export const releaseVersions = pgTable(
  'release_versions',
  {
    id: id(),
    app: text().notNull(),
    version: text().notNull(),
    // As it was sent, to the byte: composers get the same text.
    manifest: text().notNull(),
    sourceHash: text().notNull(),
    contractVersion: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    commit: text().notNull(),
    team: text().notNull(),
    createdAt: createdAt(),
    // When the last of its files had arrived. Until then nobody sees the version.
    completedAt: instantAt(),
    prunedAt: instantAt(),
  },
  (table) => [
    uniqueIndex('release_versions_name').on(table.app, table.version),
    index('release_versions_incomplete')
      .on(table.createdAt)
      .where(sql`completed_at is null`),
  ],
)

/** Which files of a version have arrived, by their hash. The bytes are in the storage. */
export const releaseFiles = pgTable(
  'release_files',
  {
    versionId: uuid()
      .notNull()
      .references(() => releaseVersions.id, { onDelete: 'cascade' }),
    integrity: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.integrity] })],
)

/**
 * Which version was put into use when. Rows are only ever added, and each continues the last one of its app, so of two
 * promotions at once only one is accepted.
 */
export const releasePromotions = pgTable(
  'release_promotions',
  {
    app: text().notNull(),
    seq: integer().notNull(),
    kind: text({ enum: ['promote', 'rollback'] }).notNull(),
    versionId: uuid()
      .notNull()
      .references(() => releaseVersions.id),
    // Null for an admin, whom the audit names.
    team: text(),
    reason: text().notNull(),
    at: instantAt().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.app, table.seq] }),
    index('release_promotions_at').on(table.at),
    check('release_promotions_kind', sql`${table.kind} in ('promote', 'rollback')`),
  ],
)

/** The tokens of teams and composers. Only the hash of a token is kept. */
export const releaseTokens = pgTable(
  'release_tokens',
  {
    id: id(),
    team: text().notNull(),
    hash: text().notNull(),
    // The apps that the team may push and promote; '*' stands for all. A token without any only reads.
    apps: text().array().notNull(),
    createdAt: createdAt(),
    expiresAt: instantAt(),
    revokedAt: instantAt(),
  },
  (table) => [uniqueIndex('release_tokens_hash').on(table.hash)],
)

/** What each composer said last. Rows of composers that have ended are removed by the reports of others. */
export const releaseComposers = pgTable('release_composers', {
  composer: text().primaryKey(),
  seenAt: instantAt().notNull(),
  troubles: jsonb().$type<ComposerTrouble[]>().notNull(),
})

/** Links that show versions before they are in use, to anybody who has the link. Only the hash of a link is kept. */
export const releasePreviews = pgTable(
  'release_previews',
  {
    id: id(),
    hash: text().notNull(),
    team: text().notNull(),
    versionIds: uuid().array().notNull(),
    createdAt: createdAt(),
    expiresAt: instantAt().notNull(),
  },
  (table) => [uniqueIndex('release_previews_hash').on(table.hash)],
)

/**
 * Versions that some visitors get before they are in use. An app has one at a time; how it ended stays.
 */
export const releaseCanaries = pgTable(
  'release_canaries',
  {
    id: id(),
    app: text().notNull(),
    versionId: uuid()
      .notNull()
      .references(() => releaseVersions.id),
    // The promotion alongside which it runs. Another one ends it.
    beside: integer().notNull(),
    percent: integer().notNull(),
    countries: text().array().notNull(),
    people: text().array().notNull(),
    team: text().notNull(),
    mail: text(),
    reason: text().notNull(),
    beganAt: instantAt().notNull(),
    grownAt: instantAt().notNull(),
    endedAt: instantAt(),
    outcome: text({ enum: ['promoted', 'back', 'stopped', 'replaced'] }),
    why: text(),
  },
  (table) => [
    uniqueIndex('release_canaries_running')
      .on(table.app)
      .where(sql`ended_at is null`),
    index('release_canaries_app').on(table.app, table.beganAt),
    foreignKey({
      columns: [table.app, table.beside],
      foreignColumns: [releasePromotions.app, releasePromotions.seq],
    }),
    check('release_canaries_percent', sql`${table.percent} between 1 and 100`),
    check('release_canaries_end', sql`num_nulls(${table.endedAt}, ${table.outcome}, ${table.why}) in (0, 3)`),
  ],
)

/** How many page views each version had in a minute, and how many of them had which trouble. Kept for 30 days. */
export const releaseBeats = pgTable(
  'release_beats',
  {
    app: text().notNull(),
    version: text().notNull(),
    minute: instantAt().notNull(),
    views: integer().notNull(),
    failed: integer().notNull(),
    // How many page views told how fast they were, and how many of these were slow; likewise the other two.
    timed: integer().notNull(),
    slow: integer().notNull(),
    pressed: integer().notNull(),
    sluggish: integer().notNull(),
    moved: integer().notNull(),
    unsteady: integer().notNull(),
    // How many pages composers rendered on the server, and how many of these failed.
    rendered: integer().notNull().default(0),
    unrendered: integer().notNull().default(0),
    // How many pages composers sent with a ticket, of how many of these a browser told that they began, and how many failed.
    sent: integer().notNull().default(0),
    heard: integer().notNull().default(0),
    heardFailed: integer().notNull().default(0),
    // The same of page views that had a ticket; only these let a canary grow.
    provenViews: integer().notNull().default(0),
    provenFailed: integer().notNull().default(0),
    provenTimed: integer().notNull().default(0),
    provenSlow: integer().notNull().default(0),
    provenPressed: integer().notNull().default(0),
    provenSluggish: integer().notNull().default(0),
    provenMoved: integer().notNull().default(0),
    provenUnsteady: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.app, table.version, table.minute] }),
    index('release_beats_minute').on(table.minute),
  ],
)

/** What was counted with which ticket, so that each counts once. Kept until the ticket ends. */
export const releaseSpentTickets = pgTable(
  'release_spent_tickets',
  {
    canaryId: uuid()
      .notNull()
      .references(() => releaseCanaries.id),
    view: text().notNull(),
    // What was counted: that the view began, that it failed, or one of its measures.
    mark: text().notNull(),
    until: instantAt().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.canaryId, table.view, table.mark] }),
    index('release_spent_tickets_until').on(table.until),
  ],
)

/** Errors that browsers reported, each kind of a version once with how often it came. Kept for 30 days. */
export const releaseErrors = pgTable(
  'release_errors',
  {
    app: text().notNull(),
    version: text().notNull(),
    kind: text({ enum: gatheredKinds }).notNull().default('failure'),
    // Of its kind, its name, its message and where it happened.
    fingerprint: text().notNull(),
    error: jsonb().$type<BrowserError>().notNull(),
    count: integer().notNull(),
    firstAt: instantAt().notNull(),
    lastAt: instantAt().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.app, table.version, table.fingerprint] }),
    index('release_errors_last').on(table.app, table.lastAt),
  ],
)
