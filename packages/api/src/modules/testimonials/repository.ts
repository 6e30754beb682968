import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { testimonials } from '../../platform/db/schema/community.ts'

export type TestimonialRow = typeof testimonials.$inferSelect

/** Returns all testimonials, newest first. */
export const findTestimonials = (db: Queryable): Promise<TestimonialRow[]> =>
  db.select().from(testimonials).orderBy(desc(testimonials.createdAt), desc(testimonials.id))

export async function findTestimonial(db: Queryable, id: string): Promise<TestimonialRow | undefined> {
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id))
  return row
}
