import type { Sql } from 'postgres'

/** What is compared of a database: how many rows each table has, sums of money, and how often a rule is broken. */
export interface DatabaseFacts {
  readonly rows: Readonly<Record<string, string>>
  /** In minor units, by what was added and the currency. */
  readonly money: Readonly<Record<string, string>>
  /** Zero, in a database that is as it should be. */
  readonly broken: Readonly<Record<string, string>>
}

type Found = Readonly<Record<string, string>>

/** Reads all facts as of one moment. Each table is read once, so it takes as long as a whole copy in SQL. */
export async function readDatabaseFacts(sql: Sql): Promise<DatabaseFacts> {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local statement_timeout = 0`
    const tables = await tx<{ name: string }[]>`
      select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`
    const rows: Record<string, string> = {}
    for (const { name } of tables) {
      const [row] = await tx.unsafe<[{ count: string }]>(`select count(*)::text as count from ${name}`)
      rows[name] = row.count
    }
    const named = async (text: string): Promise<Found> =>
      Object.fromEntries(
        Array.from(await tx.unsafe<{ name: string; value: string }[]>(text), ({ name, value }) => [
          name,
          value,
        ]),
      )
    return { rows, money: await named(sumsOfMoney), broken: await named(brokenRules) }
  })
}

const sumsOfMoney = `
  select 'booked ' || currency as name, sum(total)::text as value from reservations
    where state in ('confirmed', 'active', 'completed') group by currency
  union all select 'paid by card, or months by transfer ' || currency, sum(amount)::text from checkout_sessions
    where status = 'paid' group by currency
  union all select 'paid by transfer ' || currency, sum(amount)::text from transfers group by currency
  union all select 'refunded ' || currency, sum(amount)::text from refunds
    where status = 'succeeded' group by currency
  union all select 'paid to owners ' || currency, sum(amount)::text from owner_transfers group by currency`

// The rules of bookings and money that the database's own constraints do not say, or whose index may be damaged.
const brokenRules = `
  select 'bookings that overlap' as name, count(*)::text as value from reservations a
    join reservations b on a.property_id = b.property_id and a.period && b.period and a.units && b.units and a.id < b.id
    where a.blocks and b.blocks and a.replaces_id is distinct from b.id and b.replaces_id is distinct from a.id
  union all select 'bookings whose state is not that of their last step', count(*)::text from reservations
    where exists (select from reservation_events where reservation_id = reservations.id) and state is distinct from
      (select to_state from reservation_events where reservation_id = reservations.id order by id desc limit 1)
  union all select 'confirmed bookings without a payment', count(*)::text from reservations
    where state in ('confirmed', 'active', 'completed') and total > 0 and coalesce(credit, 0) = 0
      and not exists (select from checkout_sessions where reservation_id = reservations.id and status = 'paid')
      and not exists (select from transfers where reservation_id = reservations.id)
  union all select 'payments of which more was refunded than was paid', count(*)::text from checkout_sessions
    where (select sum(amount) from refunds where checkout_session_id = checkout_sessions.id and status = 'succeeded') > amount
  union all select 'signed documents of bookings that do not exist', count(*)::text from contracts
    where reservation_id is not null and not exists (select from reservations where id = contracts.reservation_id)`
