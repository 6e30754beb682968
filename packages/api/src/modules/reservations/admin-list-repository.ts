import type { ReservationState, tenantRequests } from '@metrolibre/contract'
import { and, eq, lte, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { pageOfList, type ListPage, type ListQuery } from '../../platform/list/page-repository.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { isMeant } from '../reservation-core/words-repository.ts'
import { meansManyUsers } from '../users/words-repository.ts'
import { endsOnOrAfter } from './view-repository.ts'

type MoneyTrouble = 'disputed' | 'refund_failed'
type TenantRequest = (typeof tenantRequests)[number]

export interface AdminFilter {
  readonly q?: string | undefined
  readonly propertyId?: string | undefined
  readonly status?: ReservationState | undefined
  readonly money?: MoneyTrouble | undefined
  readonly request?: TenantRequest | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const listed = {
  id: reservations.id,
  sorts: {
    created: { by: reservations.createdAt, type: 'instant', order: 'desc' },
    start: { by: reservations.startDate, type: 'date', order: 'asc' },
  },
  defaultSort: 'created',
} as const
export type AdminSort = keyof typeof listed.sorts

const troubles: Readonly<Record<MoneyTrouble, SQL>> = {
  disputed: sql`${reservations.id} in (select reservation_id from disputes
    where status not in ('won', 'lost', 'warning_closed', 'prevented')
      or (status = 'lost' and ${reservations.state} in ('confirmed', 'active')))`,
  refund_failed: sql`(${reservations.state} = 'needs_review'
    or (${reservations.state} <> 'refunded' and ${reservations.id} in (
      select failed.reservation_id from refunds failed where failed.status = 'failed'
        and failed.reason <> 'deposit' and not exists (
        select from refunds later where later.reservation_id = failed.reservation_id
          and later.created_at > failed.created_at and later.status <> 'failed' and later.reason <> 'deposit'))))`,
}

const requests: Readonly<Record<TenantRequest, SQL>> = {
  cancellation: sql`${reservations.id} in (select reservation_id from cancellations where status = 'open')`,
  dates: sql`${reservations.replacesId} is not null
    and ${reservations.state} in ('held', 'contract_signed', 'awaiting_payment')`,
}

async function matches(db: Queryable, filter: AdminFilter): Promise<SQL | undefined> {
  const { q, propertyId, status, money, request, from, to } = filter
  const manyUsers = await meansManyUsers(db, q)
  return and(
    q ? isMeant(q, { manyUsers }) : undefined,
    propertyId ? eq(reservations.propertyId, propertyId) : undefined,
    status && eq(reservations.state, status),
    money && troubles[money],
    request && requests[request],
    to ? lte(reservations.startDate, to) : undefined,
    from ? endsOnOrAfter(from) : undefined,
  )
}

const read = (db: Queryable, where: SQL | undefined, { key, within, orderBy, limit }: ListPage) =>
  db
    .select({ id: reservations.id, key })
    .from(reservations)
    .where(and(where, within))
    .orderBy(orderBy)
    .limit(limit)

/** Reads the ids of one page of reservations. */
export async function listIds(db: Queryable, query: AdminFilter & ListQuery<AdminSort>) {
  const page = pageOfList(listed, query)
  const where = await matches(db, query)
  const rows = await read(db, where, page)
  const all = sql`select from ${reservations} ${where ? sql`where ${where}` : sql``}`
  return page.answer(rows, await countUpToLimit(db, all))
}

/** Reads the ids of all reservations of a filter in its order, up to a limit. */
export const listAllIds = async (
  db: Queryable,
  query: AdminFilter & Pick<ListQuery<AdminSort>, 'sort' | 'order'>,
  limit: number,
) => read(db, await matches(db, query), { ...pageOfList(listed, query), limit })
