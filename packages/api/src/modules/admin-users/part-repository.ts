import { ratings, type UserReview } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pageOfList, type ListQuery } from '../../platform/list/page-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'

const newestReviews = {
  id: sql`r.id`,
  sorts: { created: { by: sql`r.created_at`, type: 'instant', order: 'desc' } },
  defaultSort: 'created',
} as const

const newestPayments = {
  id: sql`p.id`,
  sorts: { paid: { by: sql`p.paid_at`, type: 'instant', order: 'desc' } },
  defaultSort: 'paid',
} as const

const all = (...conditions: Array<SQL | undefined>): SQL =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )

type Worded<Sort extends string> = ListQuery<Sort> & { readonly q?: string | undefined }

const contains = (words: SQL, q: string | undefined): SQL[] =>
  q ? textPatterns(q).map((pattern) => sql`search_text(' ' || ${words}) like ${pattern}`) : []

const sideColumn = { creator: sql`r.creator_id`, receiver: sql`r.receiver_id` } as const
export type UserReviewSide = keyof typeof sideColumn

interface ReviewRow extends Record<string, unknown> {
  id: string
  key: string
  title: string
  comment: string
  lang: UserReview['lang']
  rating: number
  created: string
  creator: UserReview['creator']
  receiver: UserReview['receiver']
  is_active: boolean
  is_verified: boolean
  location: UserReview['location']
}

const iso = (at: string): string => new Date(at).toISOString()

/** Reads a page of the reviews by a user or about them; `q` is found in title and comment. */
export async function listUserReviews(
  db: Queryable,
  userId: string,
  { side, ...query }: Worded<'created'> & { side: UserReviewSide },
) {
  const page = pageOfList(newestReviews, query)
  const own = all(
    sql`${sideColumn[side]} = ${userId}`,
    ...contains(sql`r.title || ' ' || r.comment`, query.q),
  )
  const rows = await db.execute<ReviewRow>(sql`
    select r.id, ${page.key} as key, r.title, r.comment, r.lang, r.rating, r.created_at as created, r.is_active,
      r.is_verified, jsonb_build_object('id', c.id, 'firstName', c.first_name) as creator,
      jsonb_build_object('id', t.id, 'firstName', t.first_name) as receiver,
      case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name) end as location
    from reviews r join users c on c.id = r.creator_id join users t on t.id = r.receiver_id
    left join reservations b on b.id = r.reservation_id left join properties p on p.id = b.property_id
    where ${all(own, page.within)} order by ${page.orderBy} limit ${page.limit}`)
  const answer = page.answer(rows, await countUpToLimit(db, sql`select from reviews r where ${own}`))
  const reviews = answer.rows.map((row) => ({
    id: row.id,
    title: row.title,
    comment: row.comment,
    lang: row.lang,
    rating: ratings[row.rating - 1]!,
    creator: row.creator,
    receiver: row.receiver,
    location: row.location,
    created: iso(row.created),
    isActive: row.is_active,
    isVerified: row.is_verified,
  }))
  return { reviews, ...answer.entries }
}

/** What a user paid: by card through our checkouts, and by recorded transfers. */
const paidBy = (userId: string): SQL => sql`(
    select s.id, s.paid_at, b.name from checkout_sessions s join reservations b on b.id = s.reservation_id
    where b.tenant_id = ${userId} and s.status = 'paid' and s.paid_at is not null
    union all
    select t.id, t.created_at, b.name
    from transfers t join reservations b on b.id = t.reservation_id where b.tenant_id = ${userId}
  ) p`

/** Reads the ids of a page of what a user paid; `q` is found in the name of the booked place. */
export async function listUserPaymentIds(db: Queryable, userId: string, query: Worded<'paid'>) {
  const page = pageOfList(newestPayments, query)
  const wanted = all(sql`true`, ...contains(sql`p.name`, query.q))
  const rows = await db.execute<{ id: string; key: string }>(sql`
    select p.id, ${page.key} as key from ${paidBy(userId)}
    where ${all(wanted, page.within)} order by ${page.orderBy} limit ${page.limit}`)
  return page.answer(rows, await countUpToLimit(db, sql`select from ${paidBy(userId)} where ${wanted}`))
}

/** Counts what the lists of a user contain. */
export async function countUserParts(db: Queryable, userId: string) {
  const [row] = await db.execute<{
    locations: number
    reviewsCreated: number
    reviewsReceived: number
    payments: number
  }>(sql`select
    (select count(*)::int from properties where owner_id = ${userId} and deleted_at is null) as locations,
    (select count(*)::int from reviews where creator_id = ${userId}) as "reviewsCreated",
    (select count(*)::int from reviews where receiver_id = ${userId}) as "reviewsReceived",
    (select count(*)::int from ${paidBy(userId)}) as payments`)
  return row!
}
