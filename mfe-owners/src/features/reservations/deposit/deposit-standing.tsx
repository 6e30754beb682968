import { dateAt, lastDayBefore } from '@metrolibre/contract'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Text } from '@metrolibre/ui'
import type { DepositProps } from './deposit-props.ts'
import { useDepositMoney } from './use-deposit-money.ts'

/** One sentence about where a deposit is and what comes next. */
export function DepositStanding({ booking, deposit }: DepositProps) {
  const dates = useDates()
  const money = useDepositMoney(booking)
  const { state, isDisputed, claimUntil, backOn, returning } = deposit
  const side = booking.client ? 'owner' : 'tenant'
  const values = {
    day: dates.day(backOn),
    // The instant is exclusive, so that the last day is the one before.
    last: claimUntil === null ? '' : dates.day(lastDayBefore(dateAt(claimUntil, booking.timeZone))),
    returning: money(returning),
  }
  const what = isDisputed
    ? 'disputed'
    : state === 'closing' && returning > 0
      ? 'returning'
      : (state ?? 'planned')
  return (
    <Text textStyle="small" color="fg.muted" mb="2">
      <FormattedMessage id={`mfe-owners.deposit.${side}.${what}`} values={values} />
    </Text>
  )
}
