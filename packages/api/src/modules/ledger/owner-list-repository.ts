import type { CurrencyCode } from '@metrolibre/contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/users.ts'
import { pageOfList } from '../../platform/list/page-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { shownUserName } from '../users/shown-name-repository.ts'
import { areOfUser } from '../users/words-repository.ts'
import { owedToOwners } from './owed-repository.ts'

const amounts = ['owed', 'available', 'held'] as const
type AmountSort = (typeof amounts)[number]
const isAmount = (sort: OwnerFilter['sort']): sort is AmountSort => amounts.some((one) => one === sort)

/** The amounts are read from `owed`. Who has none in the currency that is sorted by comes last: beyond every amount. */
const ownersIn = (order: 'asc' | 'desc' | undefined) => {
  const none = 1_000_000_000_000_000 * (order === 'asc' ? 1 : -1)
  const by = (amount: SQL) =>
    ({ by: sql`coalesce(${amount}, ${none})::bigint`, type: 'integer', order: 'desc' }) as const
  return {
    id: users.id,
    sorts: {
      name: { by: shownUserName, type: 'text', order: 'asc' },
      created: { by: users.createdAt, type: 'instant', order: 'desc' },
      owed: by(sql`owed.owed`),
      available: by(sql`owed.available`),
      held: by(sql`owed.held`),
    },
    defaultSort: 'name',
  } as const
}

interface OwnerRow extends Record<string, unknown> {
  readonly id: string
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly email: string
}

const columns = sql`users.id, first_name as "firstName", last_name as "lastName", company_name as "companyName", email`

/** The owners with something in their ledger. Somebody in the trash may still be owed money. */
const hasLedger = sql`users.has_ledger and users.erased_at is null`

const selected = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  companyName: users.companyName,
  email: users.email,
}

export interface OwnerFilter {
  readonly q?: string | undefined
  readonly currency?: CurrencyCode | undefined
  readonly standing?: 'available' | 'held' | 'over' | undefined
  readonly sort?: 'name' | 'created' | AmountSort | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

/** The owners of a filter. What they are owed is added up only where the filter or the order asks for it. */
function ownersOf(
  { q, currency, standing, sort }: OwnerFilter,
  now: Date,
): { from: SQL; all: SQL | undefined } {
  const named = and(hasLedger, ...(q?.trim() ? [areOfUser(textPatterns(q))] : []))
  const isFiltered = currency !== undefined || standing !== undefined
  if (!isFiltered && !isAmount(sort)) return { from: sql`${users}`, all: named }
  const owed = owedToOwners(now, { users: named, sorted: currency ?? 'CLP', currency, standing })
  return {
    from: sql`${users} left join (${owed}) as owed on owed.owner_id = users.id`,
    all: isFiltered ? and(named, sql`owed.is_meant`) : named,
  }
}

/** Reads a page of the owners with something in their ledger. */
export async function listOwners(
  db: Queryable,
  {
    filter,
    now,
    ...query
  }: { filter: OwnerFilter; now: Date; cursor?: string | undefined; limit?: number | undefined },
) {
  const page = pageOfList(ownersIn(filter.order), { ...query, sort: filter.sort, order: filter.order })
  const { from, all } = ownersOf(filter, now)
  const rows = await db.execute<OwnerRow>(sql`select ${page.key} as key, ${columns} from ${from}
    where ${and(all, page.within)} order by ${page.orderBy} limit ${page.limit}`)
  return page.answer(rows, await countUpToLimit(db, sql`select from ${from} where ${all}`))
}

/** Returns all owners of a filter, in the order of the list. */
export function listAllOwners(db: Queryable, filter: OwnerFilter, now: Date): Promise<OwnerRow[]> {
  const page = pageOfList(ownersIn(filter.order), { sort: filter.sort, order: filter.order })
  const { from, all } = ownersOf(filter, now)
  return db.execute<OwnerRow>(
    sql`select ${page.key} as key, ${columns} from ${from} where ${all} order by ${page.orderBy}`,
  )
}

/** Returns an account, if it was not erased. */
export async function findLedgerOwner(db: Queryable, id: string) {
  const [row] = await db
    .select(selected)
    .from(users)
    .where(and(eq(users.id, id), sql`${users.erasedAt} is null`))
  return row
}

export interface OwnedRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly currency: 'CLP' | 'PEN'
  /** The commission of today, in percent. */
  readonly commission: number
}

/** Returns the properties of an owner with the commission that applies in a month. */
export const listOwned = (db: Queryable, ownerId: string, month: string): Promise<OwnedRow[]> =>
  db.execute<OwnedRow>(sql`
    select id, name, currency, coalesce((select percent::float8 from commissions
      where property_id = properties.id and from_month <= ${month} order by from_month desc limit 1), 0) as commission
    from properties where owner_id = ${ownerId} and stage = 'published' order by name collate spanish, id`)
