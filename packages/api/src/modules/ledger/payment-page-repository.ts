import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { checkoutSessions, transfers } from '../../platform/db/schema/payments.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { pageOfList, type ListQuery } from '../../platform/list/page-repository.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { isPaymentCounted } from '../payments/repository.ts'
import { paymentIdOf, wasPaidOrIsAwaited } from './repository.ts'

/** The day of a payment at the place, as `toLedgerPayment` shows it. */
const day = sql`coalesce((${checkoutSessions.paidAt} at time zone ${reservations.timeZone})::date,
  ${transfers.receivedOn}, (${reservations.holdExpiresAt} at time zone ${reservations.timeZone})::date)`

const payments = {
  id: paymentIdOf,
  sorts: { date: { by: day, type: 'date', order: 'desc' } },
  defaultSort: 'date',
} as const

export interface PaymentsOf {
  readonly ownerId: string
  readonly propertyId?: string | undefined
}

/** Reads what one page of an owner's payments are named by. */
export async function listLedgerPaymentIds(
  db: Queryable,
  { ownerId, propertyId, ...query }: PaymentsOf & ListQuery<'date'>,
) {
  const page = pageOfList(payments, query)
  const select = (within = page.within) =>
    db
      .select({ id: paymentIdOf, reservationId: reservations.id, key: page.key })
      .from(reservations)
      .innerJoin(properties, eq(properties.id, reservations.propertyId))
      .leftJoin(checkoutSessions, and(eq(checkoutSessions.reservationId, reservations.id), isPaymentCounted))
      .leftJoin(transfers, eq(transfers.reservationId, reservations.id))
      .where(
        and(
          eq(properties.ownerId, ownerId),
          propertyId === undefined ? undefined : eq(properties.id, propertyId),
          wasPaidOrIsAwaited,
          within,
        ),
      )
  const rows = await select().orderBy(page.orderBy).limit(page.limit)
  return page.answer(rows, await countUpToLimit(db, select(sql`true`).getSQL()))
}
