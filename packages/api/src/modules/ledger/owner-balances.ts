import { addOwed, compareTexts, type endpoints, type OwnerBalance, type Query } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Answer } from '../../platform/http/call.ts'
import { pageOfRows } from '../../platform/list/page-of-rows.ts'
import { partyName } from '../../platform/person-name.ts'
import type { Owed } from './owner-ledger.ts'
import { listAllOwners, listOwners } from './owner-list-repository.ts'
import { readBalances } from './read-ledger.ts'

type ListQuery = Query<typeof endpoints.adminLedger.owners>
type Filter = Omit<ListQuery, 'cursor' | 'limit'>
type Balance = OwnerBalance['balances'][number]
type Row = Awaited<ReturnType<typeof listAllOwners>>[number]

const byCurrency = (owed: readonly Owed[]): Balance[] =>
  Array.from(
    Map.groupBy(owed, ({ currency }) => currency),
    ([currency, own]) => ({
      currency,
      amount: own.reduce((sum, { balance }) => sum + balance, 0),
      ...addOwed(own),
    }),
  ).toSorted((one, other) => compareTexts(one.currency, other.currency))

const heldIn = ({ held }: Balance): number => held.stays + held.disputes + held.refunds

const has = (balance: Balance, standing: NonNullable<Filter['standing']>): boolean =>
  ({ available: balance.available > 0, held: heldIn(balance) > 0, over: balance.available < 0 })[standing]

const show = (
  row: Pick<Row, 'id' | 'firstName' | 'lastName' | 'companyName' | 'email'>,
  owed: readonly Owed[],
) => ({
  id: row.id,
  name: partyName(row),
  email: row.email,
  properties: owed.length,
  balances: byCurrency(owed),
})

const byAmount = {
  owed: ({ amount }: Balance) => amount,
  available: ({ available }: Balance) => available,
  held: heldIn,
}
type AmountSort = keyof typeof byAmount
const isAmount = (sort: Filter['sort']): sort is AmountSort => sort !== undefined && sort in byAmount

/** Beyond every amount: who has no balance in the currency that is sorted by comes last. */
const none = 1_000_000_000_000_000

/** Reads all owners of a filter with what each is owed, each with what it is sorted by as `key`. */
async function readAll(app: AppContext, { q, currency, standing, sort = 'name', order }: Filter) {
  const rows = await listAllOwners(app.db, q)
  const owedTo = await readBalances(
    app.db,
    rows.map(({ id }) => id),
    app.clock.now(),
  )
  const keyOf = (row: Row, balances: readonly Balance[]): string => {
    if (sort === 'name') return row.name
    if (!isAmount(sort)) return row.created
    const balance = balances.find((one) => one.currency === (currency ?? 'CLP'))
    return String(balance ? byAmount[sort](balance) : none * (order === 'asc' ? 1 : -1))
  }
  return rows.flatMap((row) => {
    const owed = owedTo(row.id).filter((one) => currency === undefined || one.currency === currency)
    const owner = show(row, owed)
    const isMeant =
      (currency === undefined || owed.length > 0) &&
      (standing === undefined || owner.balances.some((balance) => has(balance, standing)))
    return isMeant ? [{ id: row.id, key: keyOf(row, owner.balances), owner }] : []
  })
}

const orderOf = ({ sort = 'name', order }: Filter) => {
  const type = sort === 'name' ? ('text' as const) : ('integer' as const)
  const compare = (one: { id: string; key: string }, other: { id: string; key: string }): number =>
    (type === 'text' ? compareTexts(one.key, other.key) : Number(one.key) - Number(other.key)) ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  return { sort, order: order ?? (sort === 'name' ? ('asc' as const) : ('desc' as const)), type, compare }
}

/**
 * Returns a page of owners with what each is owed. What they are owed is only known once it is added up, so a list that is
 * sorted or filtered by it adds up all of its owners; any other list only those of its page.
 */
export async function listBalances(
  app: AppContext,
  { currency, standing, ...query }: ListQuery,
): Promise<Answer<typeof endpoints.adminLedger.owners>> {
  const { sort } = query
  if (currency === undefined && standing === undefined && !isAmount(sort)) {
    const { rows, entries } = await listOwners(app.db, { ...query, sort })
    const owedTo = await readBalances(
      app.db,
      rows.map(({ id }) => id),
      app.clock.now(),
    )
    return { owners: rows.map((row) => show(row, owedTo(row.id))), ...entries }
  }
  const filter = { ...query, currency, standing }
  const { rows, entries } = pageOfRows(await readAll(app, filter), { ...query, ...orderOf(filter) })
  return { owners: rows.map(({ owner }) => owner), ...entries }
}

/** Returns all owners of a filter with what each is owed, in the order of the list. */
export async function listAllBalances(app: AppContext, filter: Filter): Promise<OwnerBalance[]> {
  const { compare, order } = orderOf(filter)
  const rows = (await readAll(app, filter)).toSorted(compare)
  return (order === 'asc' ? rows : rows.toReversed()).map(({ owner }) => owner)
}
