import { exactTotalLimit, type CountedPage } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { totalEntries } from '../../platform/list/total-repository.ts'

/** What the list of each page contains without a filter. */
const rows: Record<CountedPage, SQL> = {
  users: sql`from users where deleted_at is null and erased_at is null`,
  zones: sql`from zones`,
  locations: sql`from properties where deleted_at is null`,
  reviews: sql`from reviews`,
  publications: sql`from publications where deleted_at is null`,
  reservations: sql`from reservations`,
  testimonials: sql`from testimonials`,
  jobs: sql`from jobs`,
  team: sql`from team_members`,
  trash: sql`from (select 1 from users where deleted_at is not null and erased_at is null
    union all select 1 from properties where deleted_at is not null and erased_at is null) trash`,
}

/** Counts what the lists of admins contain, each no further than totals are exact. */
export async function countPages(db: Queryable) {
  const pages = Object.keys(rows) as CountedPage[]
  const counts = pages.map(
    (page) =>
      sql`(select count(*)::int from (select 1 ${rows[page]} limit ${exactTotalLimit + 1}) counted) as ${sql.identifier(page)}`,
  )
  const [row] = await db.execute<Record<CountedPage, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  return pages.map((page) => ({ page, ...totalEntries(row![page]) }))
}
