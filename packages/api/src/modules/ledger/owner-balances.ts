import { addOwed, compareTexts, type endpoints, type OwnerBalance, type Query } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { ServiceAnswer } from '../../platform/http/call.ts'
import { partyName } from '../../platform/person-name.ts'
import { listOwed, type OwedRow } from './owed-repository.ts'
import { listAllOwners, listOwners, type OwnerFilter } from './owner-list-repository.ts'

type ListQuery = Query<typeof endpoints.adminLedger.owners>
type Owner = Awaited<ReturnType<typeof listAllOwners>>[number]

const byCurrency = (owed: readonly OwedRow[]): OwnerBalance['balances'] =>
  Array.from(
    Map.groupBy(owed, ({ currency }) => currency),
    ([currency, own]) => ({
      currency,
      amount: own.reduce((sum, { balance }) => sum + balance, 0),
      ...addOwed(own),
    }),
  ).toSorted((one, other) => compareTexts(one.currency, other.currency))

/** Shows these owners with what each is owed, in one currency if that is asked for. */
async function show(
  app: AppContext,
  owners: readonly Owner[],
  { currency }: OwnerFilter,
): Promise<OwnerBalance[]> {
  const owed = await listOwed(
    app.db,
    owners.map(({ id }) => id),
    app.clock.now(),
  )
  const meant = owed.filter((one) => currency === undefined || one.currency === currency)
  const owedTo = Map.groupBy(meant, ({ ownerId }) => ownerId)
  return owners.map((owner) => {
    const own = owedTo.get(owner.id) ?? []
    return {
      id: owner.id,
      name: partyName(owner),
      email: owner.email,
      properties: own.length,
      balances: byCurrency(own),
    }
  })
}

/** Returns a page of owners with what each is owed. */
export async function listBalances(
  app: AppContext,
  { cursor, limit, ...filter }: ListQuery,
): Promise<ServiceAnswer<typeof endpoints.adminLedger.owners>> {
  const { rows, entries } = await listOwners(app.db, { filter, now: app.clock.now(), cursor, limit })
  return { owners: await show(app, rows, filter), ...entries }
}

/** Returns all owners of a filter with what each is owed, in the order of the list. */
export const listAllBalances = async (app: AppContext, filter: OwnerFilter): Promise<OwnerBalance[]> =>
  show(app, await listAllOwners(app.db, filter, app.clock.now()), filter)
