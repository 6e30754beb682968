import type { Query } from '@metrolibre/contract'
import type { endpoints } from '@metrolibre/contract'
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { propertyCounts } from '../../platform/db/schema/property-counts.ts'
import { zones, type ZoneRow } from '../../platform/db/schema/zones.ts'
import { pageOfList } from '../../platform/list/page-repository.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'

export type ZoneFilter = Query<typeof endpoints.adminZones.list>

/** The number of published properties, which triggers keep per zone. */
const published = sql<number>`(select coalesce(sum(${propertyCounts.total}), 0)::int from ${propertyCounts}
  where ${propertyCounts.country} = ${zones.country} and ${propertyCounts.city} = ${zones.city}
    and ${propertyCounts.zone} = ${zones.id}::text)`

const columns = { ...getTableColumns(zones), published }

export type CountedZone = ZoneRow & { published: number }

const list = {
  id: zones.id,
  sorts: {
    zone: { by: zones.name, type: 'text', order: 'asc' },
    city: { by: zones.city, type: 'text', order: 'asc' },
    rate: { by: zones.rate, type: 'decimal', order: 'desc' },
    averageValue: { by: zones.averageValue, type: 'integer', order: 'desc' },
  },
  defaultSort: 'zone',
} as const

const matching = ({ q, country, isActive }: ZoneFilter): SQL | undefined =>
  and(
    country && eq(zones.country, country),
    isActive === undefined ? undefined : eq(zones.isActive, isActive),
    ...textPatterns(q ?? '').map(
      (pattern) =>
        sql`search_text(concat_ws(' ', '', ${zones.name}, ${zones.city}, ${zones.state})) like ${pattern}`,
    ),
  )

/** Returns one page of the zones, each with the number of its published properties. */
export async function findZonePage(db: Queryable, query: ZoneFilter) {
  const page = pageOfList(list, query)
  const filter = matching(query)
  const rows = await db
    .select({ ...columns, key: page.key })
    .from(zones)
    .where(and(filter, page.within))
    .orderBy(page.orderBy)
    .limit(page.limit)
  const total = await countUpToLimit(db, sql`select 1 from ${zones} where ${filter ?? sql`true`}`)
  return page.answer(rows, total)
}

export async function findCountedZone(db: Queryable, id: string): Promise<CountedZone | undefined> {
  const [row] = await db.select(columns).from(zones).where(eq(zones.id, id))
  return row
}
