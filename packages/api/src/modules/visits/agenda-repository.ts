import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { users } from '../../platform/db/schema/users.ts'
import { visits } from '../../platform/db/schema/visits.ts'
import { zones } from '../../platform/db/schema/zones.ts'

export interface AgendaPart {
  readonly when: 'coming' | 'past'
  readonly now: Date
}

const isIn = ({ when, now }: AgendaPart) =>
  and(
    eq(visits.kind, 'technical'),
    eq(visits.status, 'scheduled'),
    when === 'coming' ? gt(visits.endsAt, now) : lte(visits.endsAt, now),
    isNull(properties.deletedAt),
  )

interface AgendaFilter extends AgendaPart {
  readonly inspector?: string | undefined
  /** Visits that begin within these instants. */
  readonly between?: { readonly from: Date; readonly to: Date } | undefined
}

/** Returns visits of inspectors, those to come soonest first and those that are over latest first. */
export const findAgenda = (db: Queryable, { inspector, between, ...part }: AgendaFilter, limit: number) =>
  db
    .select({
      visit: visits,
      property: properties,
      zone: zones,
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName, phone: users.phone },
    })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(zones, eq(zones.id, properties.zoneId))
    .innerJoin(users, eq(users.id, properties.ownerId))
    .where(
      and(
        isIn(part),
        inspector === undefined ? undefined : eq(visits.inspector, inspector),
        between && and(gte(visits.startsAt, between.from), lt(visits.startsAt, between.to)),
      ),
    )
    .orderBy(
      ...(part.when === 'coming'
        ? [asc(visits.startsAt), asc(visits.id)]
        : [desc(visits.startsAt), desc(visits.id)]),
    )
    .limit(limit)

/** Returns who has such visits, in order. */
export const findInspectors = async (db: Queryable, part: AgendaPart, limit: number): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ name: sql<string>`${visits.inspector}` })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .where(and(isIn(part), isNotNull(visits.inspector)))
    .orderBy(sql`1`)
    .limit(limit)
  return rows.map(({ name }) => name)
}
