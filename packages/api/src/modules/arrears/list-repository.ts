import type {
  ArrearsStanding,
  ChargeState,
  Country,
  CurrencyCode,
  ReservationState,
  TimeZone,
} from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pageOfList, type ListQuery } from '../../platform/list/page-repository.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { isMeant } from '../reservation-core/words-repository.ts'
import { meansManyUsers } from '../users/words-repository.ts'

export interface ArrearsFilter {
  readonly q?: string | undefined
  readonly country?: Country | undefined
  readonly standing?: ArrearsStanding | undefined
  /** Days of the place on which a month became due, both included. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}
export type ArrearsSort = 'due' | 'amount'

// A month has no id of its own; this one is the same for as long as the month exists.
const id = sql`md5(charges.reservation_id::text || ':' || charges.number)::uuid`
const listed = {
  id,
  sorts: {
    due: { by: sql`charges.due_on`, type: 'date', order: 'asc' },
    amount: { by: sql`charges.amount`, type: 'integer', order: 'desc' },
  },
  defaultSort: 'due',
} as const

/** Written as in the index `charges_unpaid`. */
const isUnpaid = sql`charges.state not in ('planned', 'paid', 'waived', 'dropped', 'refunded')`

const standings: Readonly<Record<ArrearsStanding, SQL>> = {
  overdue: sql`charges.state = 'overdue'`,
  due: sql`charges.state <> 'overdue'`,
  granted: sql`charges.granted_to is not null and charges.state <> 'overdue'`,
  asked: sql`charges.transfer_asked_at is not null`,
}

const tables = sql`charges
  join reservations on reservations.id = charges.reservation_id
  join properties on properties.id = reservations.property_id
  join users on users.id = reservations.tenant_id
  join users owners on owners.id = properties.owner_id`

async function conditions(db: Queryable, filter: ArrearsFilter): Promise<SQL> {
  const { q, country, standing, from, until } = filter
  const meant = q ? isMeant(q, { manyUsers: await meansManyUsers(db, q) }) : undefined
  const all = [
    isUnpaid,
    ...(meant ? [meant] : []),
    ...(country ? [sql`properties.country = ${country}`] : []),
    ...(standing ? [standings[standing]] : []),
    ...(from ? [sql`charges.due_on >= ${from}`] : []),
    ...(until ? [sql`charges.due_on <= ${until}`] : []),
  ]
  return sql.join(all, sql` and `)
}

interface Party {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly email: string
}

export interface ArrearsRow extends Record<string, unknown> {
  readonly id: string
  readonly key: string
  readonly number: number
  readonly count: number
  readonly dueOn: string
  readonly grantedTo: string | null
  readonly amount: number
  readonly currency: CurrencyCode
  readonly state: ChargeState
  readonly timeZone: TimeZone
  /** Epoch milliseconds. */
  readonly askedAt: number | null
  readonly last: { readonly at: number; readonly reason: string | null } | null
  readonly country: Country
  readonly client: Party
  readonly owner: Party
  readonly reservationId: string
  readonly name: string
  readonly status: ReservationState
}

const party = (table: 'users' | 'owners'): SQL => {
  const of = sql.raw(table)
  return sql`jsonb_build_object('id', ${of}.id, 'firstName', ${of}.first_name, 'lastName', ${of}.last_name,
    'companyName', ${of}.company_name, 'email', ${of}.email)`
}

/** Reads a page of the months whose day has come and that are not paid (RULES.md §6.200). */
export async function listArrearsRows(
  db: Queryable,
  { q, country, standing, from, until, ...query }: ArrearsFilter & ListQuery<ArrearsSort>,
) {
  const page = pageOfList(listed, query)
  const where = await conditions(db, { q, country, standing, from, until })
  const rows = await db.execute<ArrearsRow>(sql`
    select ${id} as id, ${page.key} as key, charges.number, reservations.quantity as count,
      charges.due_on::text as "dueOn", charges.granted_to::text as "grantedTo", charges.amount::float8 as amount,
      charges.currency, charges.state, reservations.time_zone as "timeZone",
      (extract(epoch from charges.transfer_asked_at) * 1000)::float8 as "askedAt",
      (select jsonb_build_object('at', (extract(epoch from event.at) * 1000)::float8, 'reason', event.reason)
        from charge_events event where event.reservation_id = charges.reservation_id and event.number = charges.number
        order by event.id desc limit 1) as last,
      properties.country, ${party('users')} as client, ${party('owners')} as owner,
      reservations.id as "reservationId", reservations.name, reservations.state as status
    from ${tables} where ${page.within ? sql`${where} and ${page.within}` : where}
    order by ${page.orderBy} limit ${page.limit}`)
  return page.answer(rows, await countUpToLimit(db, sql`select from ${tables} where ${where}`))
}

interface TotalRow extends Record<string, unknown> {
  readonly currency: CurrencyCode
  readonly amount: number
  readonly months: number
}

/** Adds up the months of a filter in each currency, over all pages (RULES.md §6.201). */
export const sumArrears = async (db: Queryable, filter: ArrearsFilter): Promise<TotalRow[]> =>
  db.execute<TotalRow>(sql`
    select charges.currency, sum(charges.amount)::float8 as amount, count(*)::int as months
    from ${tables} where ${await conditions(db, filter)} group by charges.currency order by charges.currency`)

/** How many months are read at once for a spreadsheet. */
const batch = 500

/** Reads all months of a filter in the order of the list. */
export async function listAllArrears(
  db: Queryable,
  query: ArrearsFilter & Pick<ListQuery<ArrearsSort>, 'sort' | 'order'>,
): Promise<ArrearsRow[]> {
  const all: ArrearsRow[] = []
  let cursor: string | undefined
  do {
    const { rows, entries } = await listArrearsRows(db, { ...query, limit: batch, ...(cursor && { cursor }) })
    all.push(...rows)
    cursor = entries.nextCursor ?? undefined
  } while (cursor)
  return all
}
