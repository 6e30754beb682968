import { countries, dateAt, timeZoneOf, type endpoints, type Query } from '@metrolibre/contract'
import { and, desc, eq, getTableColumns, gte, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { jobs } from '../../platform/db/schema/site.ts'
import { pageOfList } from '../../platform/list/page-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'

export type JobRow = typeof jobs.$inferSelect
export type JobColumns = Omit<JobRow, 'id' | 'createdAt' | 'updatedAt'>

/** The condition that the last day of an opening has not passed, by the calendar of its country. */
const isOpenAt = (now: Date): SQL | undefined =>
  or(
    isNull(jobs.validThrough),
    ...countries.map((country) =>
      and(eq(jobs.country, country), gte(jobs.validThrough, dateAt(now.getTime(), timeZoneOf(country)))),
    ),
  )

/** Returns the openings that the public page shows, newest first. */
export const findOpenJobs = (db: Queryable, now: Date): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(jobs.isActive, isOpenAt(now)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))

export async function findJob(db: Queryable, id: string): Promise<JobRow | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id))
  return row
}

const list = {
  id: jobs.id,
  sorts: {
    created: { by: jobs.createdAt, type: 'instant', order: 'desc' },
    title: { by: jobs.title, type: 'text', order: 'asc' },
    city: { by: jobs.city, type: 'text', order: 'asc' },
  },
  defaultSort: 'created',
} as const

export type JobFilter = Query<typeof endpoints.adminJobs.list>

const matching = ({ q, isActive, country }: JobFilter): SQL | undefined =>
  and(
    isActive === undefined ? undefined : eq(jobs.isActive, isActive),
    country && eq(jobs.country, country),
    ...textPatterns(q ?? '').map(
      (pattern) =>
        sql`search_text(concat_ws(' ', '', ${jobs.title}, ${jobs.titleEn}, ${jobs.city})) like ${pattern}`,
    ),
  )

/** Returns one page of the openings. */
export async function findJobPage(db: Queryable, query: JobFilter) {
  const page = pageOfList(list, query)
  const filter = matching(query)
  const rows = await db
    .select({ ...getTableColumns(jobs), key: page.key })
    .from(jobs)
    .where(and(filter, page.within))
    .orderBy(page.orderBy)
    .limit(page.limit)
  const total = await countUpToLimit(db, sql`select 1 from ${jobs} where ${filter ?? sql`true`}`)
  return page.answer(rows, total)
}

/** Returns an opening and locks it until the end of the transaction. */
export async function lockJob(tx: Transaction, id: string): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update')
  return row
}

export async function insertJob(tx: Transaction, values: JobColumns): Promise<JobRow> {
  const [row] = await tx.insert(jobs).values(values).returning()
  return row!
}

export async function saveJob(tx: Transaction, id: string, values: Partial<JobColumns>): Promise<JobRow> {
  const [row] = await tx.update(jobs).set(values).where(eq(jobs.id, id)).returning()
  return row!
}

export const deleteJob = (tx: Transaction, id: string) => tx.delete(jobs).where(eq(jobs.id, id))
