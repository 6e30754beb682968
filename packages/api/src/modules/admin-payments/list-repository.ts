import type { AdminPayment, CurrencyCode } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pageOfList, type ListPage, type ListQuery } from '../../platform/list/page-repository.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { meansManyUsers } from '../users/words-repository.ts'
import {
  cards,
  monthTransfers,
  sourceConditions,
  transfers,
  type MeantFilter,
  type PaymentFilter,
  type PaymentTableSource,
} from './source-repository.ts'

const all = (some: readonly SQL[]): SQL => sql.join([...some], sql` and `)

const listOf = ({ id, paid }: { id: SQL; paid: SQL }) =>
  ({ id, sorts: { paid: { by: paid, type: 'instant', order: 'desc' } }, defaultSort: 'paid' }) as const

export interface PaymentRow extends Record<string, unknown> {
  readonly id: string
  readonly method: AdminPayment['method']
  /** Epoch milliseconds. */
  readonly paid: number
  readonly amount: number
  readonly refunded: number
  /** What a bank gave back to the payer for good. */
  readonly lost: number
  readonly isDisputed: boolean
  readonly isRefunding: boolean
  readonly currency: CurrencyCode
  readonly reference: string | null
  readonly receivedOn: string | null
  readonly receipt: string | null
  readonly reservationId: string
  readonly name: string
  readonly clientId: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly email: string
}

/** Adds what is shown of the rows of a page, so that it is only read for them. */
const withBooking = ({ method, from, paid, selected }: PaymentTableSource, ids: SQL): SQL => sql`
  select p.id, ${method}::text as method, (extract(epoch from ${paid}) * 1000)::float8 as paid,
    p.amount::float8 as amount, p.currency, ${selected}, b.id as "reservationId", b.name, u.id as "clientId",
    u.first_name as "firstName", u.last_name as "lastName", u.company_name as "companyName", u.email
  from ${from} join reservations b on b.id = p.reservation_id join users u on u.id = b.tenant_id
  where p.id in ${ids}`

const keysOf = (
  source: PaymentTableSource,
  filter: MeantFilter,
  { within, orderBy, limit }: ListPage,
): SQL => sql`(
  select ${source.id} as id, ${source.paid} as paid from ${source.from}
  where ${all([...sourceConditions(source, filter), ...(within ? [within] : [])])} order by ${orderBy} limit ${limit})`

/** Reads a page of payments. Each table gives its part by its own index, and the parts are merged. */
export async function listPaymentRows(
  db: Queryable,
  { q, method, currency, standing, from, to, ...query }: PaymentFilter & ListQuery<'paid'>,
) {
  const manyUsers = await meansManyUsers(db, q)
  const filter = { q, currency, standing, from, to, manyUsers }
  const sources = [cards, transfers, monthTransfers].filter(
    (one) => method === undefined || one.method === method,
  )
  const merged = pageOfList(listOf({ id: sql`keys.id`, paid: sql`keys.paid` }), query)
  const parts = sources.map((source) => keysOf(source, filter, pageOfList(listOf(source), query)))
  const keys = await db.execute<{ id: string; key: string }>(sql`
    select keys.id, ${merged.key} as key from (${sql.join(parts, sql` union all `)}) keys
    order by ${merged.orderBy} limit ${merged.limit}`)
  const counted = sources.map(
    (source) => sql`select from ${source.from} where ${all(sourceConditions(source, filter))}`,
  )
  const total = await countUpToLimit(db, sql`select from (${sql.join(counted, sql` union all `)}) counted`)
  const { rows, entries } = merged.answer(keys, total)
  const found = await findPaymentRows(
    db,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map(({ id }) => found.get(id)!), entries }
}

/** How many payments are read at once for a spreadsheet. */
const batch = 500

/** Reads all payments of a filter in the order of the list. */
export async function listAllPayments(
  db: Queryable,
  query: PaymentFilter & Pick<ListQuery<'paid'>, 'sort' | 'order'>,
): Promise<PaymentRow[]> {
  const all: PaymentRow[] = []
  let cursor: string | undefined
  do {
    const { rows, entries } = await listPaymentRows(db, { ...query, limit: batch, ...(cursor && { cursor }) })
    all.push(...rows)
    cursor = entries.nextCursor ?? undefined
  } while (cursor)
  return all
}

/** Reads payments by their ids. */
export async function findPaymentRows(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, PaymentRow>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`
  const rows = await db.execute<PaymentRow>(
    sql`${withBooking(cards, sql`${wanted} and ${cards.isPaid}`)} union all ${withBooking(transfers, wanted)}
      union all ${withBooking(monthTransfers, wanted)}`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
