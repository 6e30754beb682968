import { and, eq, sql } from 'drizzle-orm'
import { reservations } from '@metrolibre/api/platform/db/schema/reservations.ts'
import type * as Real from '@metrolibre/api/modules/reservations/insert-hold.ts'

/** The naive way: check whether the period is free, then take it. */
export const insertHoldRow: typeof Real.insertHoldRow = async (tx, values) => {
  const { propertyId, period, roomId } = values
  const span = sql`tstzrange(${period.start.toISOString()}, ${period.end.toISOString()})`
  const taken = await tx.$count(
    reservations,
    and(
      eq(reservations.propertyId, propertyId),
      eq(reservations.blocks, true),
      sql`${reservations.period} && ${span}`,
      roomId ? sql`(${reservations.roomId} is null or ${reservations.roomId} = ${roomId})` : undefined,
    ),
  )
  if (taken > 0) throw Object.assign(new Error('taken'), { code: '23P01' })
  const [row] = await tx.insert(reservations).values(values).returning()
  return row!
}
