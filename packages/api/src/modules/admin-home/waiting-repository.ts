import { roomReviewDays, type WaitingKind } from '@metrolibre/contract'
import type { PendingQuery, Row, Sql } from 'postgres'

/** Counts stop here: an admin has enough to do. */
export const mostWaiting = 1000

export interface WaitingRow extends Row {
  readonly count: number
  readonly name: string
  /** Epoch milliseconds. */
  readonly since: number
  readonly due: number | null
}

const ms = (sql: Sql, column: string) => sql`(extract(epoch from ${sql(column)}) * 1000)::float8`

const ownerName = (sql: Sql) =>
  sql`coalesce(nullif(users.company_name, ''), users.first_name || ' ' || users.last_name)`

const accountsInReview = (sql: Sql) => sql`
  from payout_accounts as account join users on users.id = account.user_id
  where account.confirmed_at is not null and account.needs_review and account.valid_from is null and account.ended is null`

/** Returns the owner of the account for payouts that has waited longest for somebody to look at it. */
export async function findOwnerInReview(sql: Sql): Promise<string | null> {
  const [row] = await sql<Array<Row & { id: string }>>`
    select users.id ${accountsInReview(sql)} order by account.confirmed_at limit 1`
  return row?.id ?? null
}

/** What waits of each kind, as rows of a name, since when it waits and when it is due. */
const sources: Record<WaitingKind, (sql: Sql) => PendingQuery<Row[]>> = {
  offer: (sql) => sql`
    select name, updated_at as since, null::timestamptz as due from properties
    where deleted_at is null and stage in ('submitted', 'visit_scheduled')`,
  verify: (sql) => sql`
    select name, updated_at as since, null::timestamptz as due from properties
    where deleted_at is null and stage = 'accepted'`,
  room: (sql) => sql`
    select properties.name || ' · ' || rooms.name as name, coalesce(review_asked_at, rooms.updated_at) as since,
      coalesce(review_asked_at, rooms.updated_at) + make_interval(days => ${roomReviewDays}) as due
    from rooms join properties on properties.id = rooms.property_id
    where rooms.awaits_review and rooms.deleted_at is null and properties.deleted_at is null`,
  account: (sql) => sql`
    select ${ownerName(sql)} as name, confirmed_at as since, null::timestamptz as due ${accountsInReview(sql)}`,
  publication: (sql) => sql`
    select title as name, created_at as since, null::timestamptz as due from publications
    where deleted_at is null and is_active and not is_verified`,
  review: (sql) => sql`
    select title as name, created_at as since, null::timestamptz as due from reviews
    where is_active and not is_verified`,
  transfer: (sql) => sql`
    select users.first_name || ' ' || users.last_name as name, reservations.updated_at as since,
      reservations.hold_expires_at as due
    from reservations join users on users.id = reservations.tenant_id
    where reservations.state = 'awaiting_transfer'`,
  payout: (sql) => sql`
    select 'N-' || lpad(run.number::text, greatest(4, length(run.number::text)), '0') as name,
      coalesce(file.sent_at, run.created_at) as since, null::timestamptz as due
    from payout_files as file join payout_runs as run on run.id = file.run_id
    where exists (select from payouts where payouts.file_id = file.id and payouts.state = 'open')`,
  refund: (sql) => sql`
    select name, updated_at as since, null::timestamptz as due from reservations where state = 'needs_review'
    union all
    select reservations.name, failed.since, null from reservations join (
      select reservation_id, max(created_at) as since from refunds as failed
      where status = 'failed' and reason <> 'deposit' and not exists (
        select from refunds as later where later.reservation_id = failed.reservation_id
          and later.created_at > failed.created_at and later.status <> 'failed' and later.reason <> 'deposit')
      group by reservation_id) as failed on failed.reservation_id = reservations.id
    where reservations.state not in ('refunded', 'needs_review')`,
  dispute: (sql) => sql`
    select reservations.name, disputes.opened_at as since,
      case when disputes.status <> 'lost' then disputes.due_at end as due
    from disputes join reservations on reservations.id = disputes.reservation_id
    where disputes.status not in ('won', 'lost', 'warning_closed', 'prevented')
      or (disputes.status = 'lost' and reservations.state in ('confirmed', 'active'))`,
  job: (sql) => sql`
    select task_identifier as name, created_at as since, null::timestamptz as due from graphile_worker.jobs
    where last_error is not null and attempts >= max_attempts`,
}

/** Returns how much of a kind waits, at most one more than `mostWaiting`, with what is most urgent. */
export async function findWaiting(sql: Sql, kind: WaitingKind): Promise<WaitingRow | undefined> {
  const [row] = await sql<WaitingRow[]>`
    select count(*) over ()::int as count, name, ${ms(sql, 'since')} as since, ${ms(sql, 'due')} as due
    from (${sources[kind](sql)} order by due nulls last, since limit ${mostWaiting + 1}) as waiting
    order by waiting.due nulls last, waiting.since limit 1`
  return row
}
