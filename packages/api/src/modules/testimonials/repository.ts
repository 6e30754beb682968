import type { endpoints, Query } from '@metrolibre/contract'
import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { getTableColumns } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { testimonials } from '../../platform/db/schema/community.ts'
import { pageOfList } from '../../platform/list/page-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'

export type TestimonialRow = typeof testimonials.$inferSelect

/** Returns all testimonials, newest first. */
export const findTestimonials = (db: Queryable): Promise<TestimonialRow[]> =>
  db.select().from(testimonials).orderBy(desc(testimonials.createdAt), desc(testimonials.id))

export async function findTestimonial(db: Queryable, id: string): Promise<TestimonialRow | undefined> {
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id))
  return row
}

const list = {
  id: testimonials.id,
  sorts: {
    created: { by: testimonials.createdAt, type: 'instant', order: 'desc' },
    name: { by: testimonials.name, type: 'text', order: 'asc' },
    location: { by: testimonials.location, type: 'text', order: 'asc' },
  },
  defaultSort: 'created',
} as const

export type TestimonialFilter = Query<typeof endpoints.adminCommunity.testimonials>

const matching = ({ q, film }: TestimonialFilter): SQL | undefined => {
  const { name, position, location, comment, video } = testimonials
  return and(
    film === undefined ? undefined : film ? isNotNull(video) : isNull(video),
    ...textPatterns(q ?? '').map(
      (pattern) =>
        sql`search_text(concat_ws(' ', '', ${name}, ${position}, ${location}, ${comment})) like ${pattern}`,
    ),
  )
}

/** Returns one page of the testimonials. */
export async function findTestimonialPage(db: Queryable, query: TestimonialFilter) {
  const page = pageOfList(list, query)
  const filter = matching(query)
  const rows = await db
    .select({ ...getTableColumns(testimonials), key: page.key })
    .from(testimonials)
    .where(and(filter, page.within))
    .orderBy(page.orderBy)
    .limit(page.limit)
  const total = await countUpToLimit(db, sql`select 1 from ${testimonials} where ${filter ?? sql`true`}`)
  return page.answer(rows, total)
}

/** Returns a testimonial and locks it until the end of the transaction. */
export async function lockTestimonial(tx: Transaction, id: string): Promise<TestimonialRow | undefined> {
  const [row] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
  return row
}

export type TestimonialValues = Omit<TestimonialRow, 'id' | 'createdAt' | 'updatedAt'>

export async function insertTestimonial(tx: Transaction, values: TestimonialValues): Promise<TestimonialRow> {
  const [row] = await tx.insert(testimonials).values(values).returning()
  return row!
}

export async function saveTestimonial(
  tx: Transaction,
  id: string,
  values: Partial<TestimonialValues>,
): Promise<TestimonialRow> {
  const [row] = await tx.update(testimonials).set(values).where(eq(testimonials.id, id)).returning()
  return row!
}

export const deleteTestimonial = (tx: Transaction, id: string) =>
  tx.delete(testimonials).where(eq(testimonials.id, id))
