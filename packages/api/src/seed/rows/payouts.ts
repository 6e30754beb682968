import {
  cciCheckDigits,
  payoutAccountTimes,
  storedPayoutAccount,
  type TypedPayoutAccount,
} from '@metrolibre/contract'
import type { payoutAccounts } from '../../platform/db/schema/payouts.ts'
import type { users } from '../../platform/db/schema/users.ts'
import { demoId } from '../ids.ts'
import { daysAgo, minutesAfter, type Moment } from '../moment.ts'
import { userId } from './people.ts'

type Row = typeof payoutAccounts.$inferInsert
type Account = Omit<TypedPayoutAccount, 'holderDocument'>

/** A CCI with the check digits that fit. */
const cci = (digits: string): string => digits + cciCheckDigits(digits)

const usedFor = 200
/** How long the new account in Perú has waited, in days. */
const waitedFor = 1 / 3

/** Returns where the owner accounts are paid: in Chile to one account, in Perú to one that another one is about to follow. */
export function payoutAccountRows(moment: Moment, people: readonly (typeof users.$inferInsert)[]): Row[] {
  const accountOf = (key: string, account: Account, confirmedAt: Date): Row => {
    const owner = people.find(({ id }) => id === userId(key))!
    return {
      ...storedPayoutAccount({ ...account, holderDocument: owner.identityCard! }),
      id: demoId('payout account', account.number),
      userId: userId(key),
      holderName: `${owner.firstName} ${owner.lastName}`,
      noticeEmail: owner.email,
      codeExpiresAt: minutesAfter(confirmedAt, payoutAccountTimes.codeMinutes),
      confirmedAt,
      validFrom: confirmedAt,
      createdAt: confirmedAt,
    }
  }
  const before = daysAgo(moment, usedFor)
  const lately = daysAgo(moment, waitedFor)
  const starts = minutesAfter(lately, payoutAccountTimes.waitHours * 60)
  const chilean: Account = { country: 'Chile', bank: '012', kind: 'checking', number: '00000004417' }
  return [
    accountOf('owner', chilean, before),
    {
      ...accountOf('owner.peru', { country: 'Perú', number: cci('011000000000007731') }, before),
      validUntil: starts,
    },
    {
      ...accountOf('owner.peru', { country: 'Perú', number: cci('002000000000004417') }, lately),
      validFrom: starts,
    },
  ]
}
