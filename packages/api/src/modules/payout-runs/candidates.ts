import {
  compareTexts,
  countries,
  currencyOf,
  type Country,
  type CurrencyCode,
  type PayoutCandidate,
} from '@metrolibre/contract'
import type { Queryable } from '../../platform/db/client.ts'
import type { PayoutAccountRow } from '../../platform/db/schema/payouts.ts'
import { partyName } from '../../platform/person-name.ts'
import { listAllOwners } from '../ledger/owner-list-repository.ts'
import { listAccountsOf } from '../payouts/account-repository.ts'
import { listLastDecided } from '../payouts/refused-repository.ts'
import { readFree, type FreeBalance } from './free-balances.ts'

const countryIn = (currency: CurrencyCode): Country => countries.find((one) => currencyOf(one) === currency)!

export interface Candidate extends Omit<PayoutCandidate, 'account'> {
  readonly account: PayoutAccountRow | null
  readonly parts: FreeBalance['parts']
}

function reasonOf(
  accounts: readonly PayoutAccountRow[],
  account: PayoutAccountRow | null,
  available: number,
): PayoutCandidate['unpaid'] {
  if (available === 0) return 'in_run'
  if (account) return null
  if (accounts.some(({ validFrom }) => validFrom === null)) return 'review'
  return accounts.length > 0 ? 'waiting' : 'no_account'
}

/**
 * Reads the owners to whom something is available, or these of them, with the account to which each would be paid now, or why
 * it can't be yet. In order of country, bank and name, those that can't be paid last.
 */
export async function readCandidates(
  db: Queryable,
  now: Date,
  {
    country,
    ownerIds,
  }: { readonly country?: Country | undefined; readonly ownerIds?: readonly string[] } = {},
): Promise<Candidate[]> {
  const all = await listAllOwners(db, {}, now)
  const owners = ownerIds ? all.filter(({ id }) => ownerIds.includes(id)) : all
  const ids = owners.map(({ id }) => id)
  const freeOf = await readFree(db, ids, now)
  const accounts = Map.groupBy(await listAccountsOf(db, ids, now), ({ userId }) => userId)
  const refusals = await listLastDecided(db, ids)
  const candidates = owners.flatMap((owner) =>
    freeOf(owner.id).flatMap(({ currency, balance, available, inRun, parts }): Candidate[] => {
      const there = countryIn(currency)
      if ((available === 0 && inRun <= 0) || (country && there !== country)) return []
      const own = (accounts.get(owner.id) ?? []).filter((one) => one.country === there)
      const account = own.find(({ validFrom }) => validFrom !== null && validFrom <= now) ?? null
      const last = refusals.find((one) => one.ownerId === owner.id && one.currency === currency)
      return [
        {
          ownerId: owner.id,
          name: partyName(owner),
          country: there,
          currency,
          balance,
          available: available || inRun,
          account,
          unpaid: reasonOf(own, account, available),
          refused: last?.why ? { run: last.run, why: last.why } : null,
          parts,
        },
      ]
    }),
  )
  const place = ({ unpaid, country: there, account }: Candidate) =>
    `${unpaid ? 1 : 0} ${countries.indexOf(there)} ${account?.bank ?? ''}`
  return candidates.toSorted(
    (one, other) => compareTexts(place(one), place(other)) || compareTexts(one.name, other.name),
  )
}
