import { exactTotalLimit, Id, type AuditEntityName, type CurrencyCode } from '@metrolibre/contract'
import { and, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { is } from 'valibot'
import type { Queryable } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { users } from '../../platform/db/schema/users.ts'
import { inAlphabet } from '../../platform/list/alphabet-repository.ts'
import { startOfFilterDay } from '../../platform/list/filter-day-repository.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { changesFor, sampleProof } from './words-repository.ts'

export interface AuditFilter {
  readonly entity?: AuditEntityName | undefined
  readonly entityId?: string | undefined
  readonly actorId?: string | undefined
  readonly action?: string | undefined
  /** What an admin typed. */
  readonly q?: string | undefined
  /** Days of Santiago, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The conditions of a filter: of all changes that it wants, and of a sample of them if it has frequent words. */
export interface WantedChanges {
  readonly all?: SQL | undefined
  readonly sample?: SQL | undefined
}

export const changesOfRecord = async (
  db: Queryable,
  { entity, entityId, actorId, action, q, from, to }: AuditFilter,
): Promise<WantedChanges> => {
  const meant = q ? await changesFor(db, q) : undefined
  const others = and(
    entity && eq(auditLog.entity, entity),
    entityId ? eq(auditLog.entityId, entityId) : undefined,
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    from ? gte(auditLog.at, startOfFilterDay(from)) : undefined,
    to ? lt(auditLog.at, startOfFilterDay(to, 1)) : undefined,
  )
  return { all: and(others, meant?.condition), sample: meant?.sample && and(others, meant.sample) }
}

const undoers = alias(users, 'undoers')
const person = { id: users.id, firstName: users.firstName, lastName: users.lastName }
const undoer = { id: undoers.id, firstName: undoers.firstName, lastName: undoers.lastName }

interface Page {
  /** Only entries with a smaller id than this one. */
  readonly before?: number | undefined
  readonly limit: number
}

/** Returns entries with those who made and undid the changes, newest first. */
export const listChanges = (db: Queryable, { all }: WantedChanges, { before, limit }: Page) =>
  db
    .select({ entry: auditLog, actor: person, undoer })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(undoers, eq(undoers.id, auditLog.undoneBy))
    .where(and(all, before === undefined ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(limit)

export type ListedChange = Awaited<ReturnType<typeof listChanges>>[number]

/** Returns one entry as `listChanges` does. */
export async function findChange(db: Queryable, id: number): Promise<ListedChange | undefined> {
  const [row] = await listChanges(db, {}, { before: id + 1, limit: 1 })
  return row?.entry.id === id ? row : undefined
}

const isManyBySample = async (db: Queryable, sample: SQL): Promise<boolean> => {
  const [row] = await db.execute<{ isMany: boolean }>(
    sql`select count(*) = ${sampleProof} as "isMany" from (
      select distinct ${auditLog.entity}, ${auditLog.entityId} from ${auditLog} where ${sample} limit ${sampleProof}) found`,
  )
  return row!.isMany
}

/** Counts entries, up to one more than totals are exact. */
export const countChanges = async (db: Queryable, { all, sample }: WantedChanges): Promise<number> =>
  sample && (await isManyBySample(db, sample))
    ? exactTotalLimit + 1
    : countUpToLimit(db, sql`select 1 from ${auditLog} where ${all ?? sql`true`}`)

/** Returns the actions that were recorded. Each is found by one step in the index on actions. */
export async function listAuditActions(db: Queryable): Promise<string[]> {
  const rows = await db.execute<{ action: string }>(sql`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > known.action order by action limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null`)
  return rows.map(({ action }) => action)
}

/** Returns the admins of today by name. Written without a parameter, so that every plan may use the index of admins. */
export const listAdmins = (db: Queryable) =>
  db
    .select(person)
    .from(users)
    .where(and(sql`${users.isAdmin}`, isNull(users.erasedAt)))
    .orderBy(inAlphabet(sql`(first_name || ' ' || last_name)`))
    .limit(200)

export interface Named {
  readonly id: string
  readonly name: string
  /** Only of properties and rooms. */
  readonly currency: CurrencyCode | null
}

const tables: Partial<Record<string, { readonly from: SQL; readonly name: SQL; readonly currency?: SQL }>> = {
  user: { from: sql`users`, name: sql`trim(first_name || ' ' || last_name)` },
  property: { from: sql`properties`, name: sql`name`, currency: sql`currency` },
  room: {
    from: sql`rooms`,
    name: sql`name`,
    currency: sql`(select currency from properties where properties.id = rooms.property_id)`,
  },
  zone: { from: sql`zones`, name: sql`name` },
  review: { from: sql`reviews`, name: sql`title` },
  publication: { from: sql`publications`, name: sql`title` },
  testimonial: { from: sql`testimonials`, name: sql`name` },
  job: { from: sql`jobs`, name: sql`title` },
  teamMember: { from: sql`team_members`, name: sql`name` },
  reservation: { from: sql`reservations`, name: sql`name` },
  transfer: { from: sql`owner_transfers`, name: sql`reference` },
  // A commission is recorded by the property that it was agreed for.
  commission: { from: sql`properties`, name: sql`name` },
}

/** Tells whether `findNames` finds every thing of this kind that still exists. */
export const isNamedInAudit = (entity: string): boolean => Object.hasOwn(tables, entity)

/** Returns how things of one kind are called today, and their currency. Those that are gone are absent. */
export async function findNames(
  db: Queryable,
  entity: string,
  ids: readonly string[],
): Promise<readonly Named[]> {
  const table = tables[entity]
  const known = ids.filter((id) => is(Id, id))
  if (!table || known.length === 0) return []
  return db.execute<Named & Record<string, unknown>>(
    sql`select id::text, ${table.name} as name, ${table.currency ?? sql`null`} as currency from ${table.from} where id in ${known.map((id) => sql`${id}::uuid`)}`,
  )
}
