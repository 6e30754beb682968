import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/users.ts'
import { pageOfList, type ListQuery } from '../../platform/list/page-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { areOfUser } from '../users/words-repository.ts'

// The name that is shown, as by `partyName`. Written as in the index `users_with_ledger_by_name`.
const name = sql`coalesce(nullif(company_name, ''), first_name || ' ' || last_name)`

const owners = {
  id: users.id,
  sorts: {
    name: { by: name, type: 'text', order: 'asc' },
    created: { by: users.createdAt, type: 'instant', order: 'desc' },
  },
  defaultSort: 'name',
} as const

/** The owners with something in their ledger. Somebody in the trash may still be owed money. */
const hasLedger = sql`users.has_ledger and users.erased_at is null`

const selected = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  companyName: users.companyName,
  email: users.email,
}

/** Reads a page of the owners with something in their ledger. */
export async function listOwners(
  db: Queryable,
  { q, ...query }: ListQuery<keyof typeof owners.sorts> & { q?: string | undefined },
) {
  const page = pageOfList(owners, query)
  const all: SQL | undefined = and(hasLedger, ...(q?.trim() ? [areOfUser(textPatterns(q))] : []))
  const rows = await db
    .select({ key: page.key, ...selected })
    .from(users)
    .where(and(all, page.within))
    .orderBy(page.orderBy)
    .limit(page.limit)
  return page.answer(rows, await countUpToLimit(db, sql`select from ${users} where ${all}`))
}

/** Returns all owners with something in their ledger that the words mean, with what they can be sorted by. */
export const listAllOwners = (db: Queryable, q: string | undefined) =>
  db
    .select({
      name: sql<string>`${name}`,
      created: sql<string>`(extract(epoch from created_at) * 1000)::bigint::text`,
      ...selected,
    })
    .from(users)
    .where(and(hasLedger, ...(q?.trim() ? [areOfUser(textPatterns(q))] : [])))

/** Returns an account, if it was not erased. */
export async function findOwner(db: Queryable, id: string) {
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
