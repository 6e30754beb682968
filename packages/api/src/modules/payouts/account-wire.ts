import type { PayoutAccount } from '@metrolibre/contract'
import type { PayoutAccountRow } from '../../platform/db/schema/payouts.ts'
import { partlyHiddenNumber } from '../../platform/partly-hidden-number.ts'

const stateOf = ({ validFrom }: PayoutAccountRow, now: Date): PayoutAccount['state'] => {
  if (!validFrom) return 'review'
  return validFrom > now ? 'waiting' : 'active'
}

/** Shows a confirmed account by its names on the wire, without its number. */
export const showAccount = (row: PayoutAccountRow, now: Date): PayoutAccount => ({
  id: row.id,
  country: row.country,
  bank: row.bank,
  kind: row.kind,
  numberEnd: row.numberEnd,
  holderName: row.holderName,
  holderDocument: partlyHiddenNumber(row.holderDocument),
  noticeEmail: row.noticeEmail,
  state: stateOf(row, now),
  confirmedAt: row.confirmedAt!.getTime(),
  startsAt: row.validFrom?.getTime() ?? null,
})
