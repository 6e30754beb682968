import { changeSums } from '@metrolibre/contract'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Alert, Box } from '@metrolibre/ui'
import { ChangeLines } from '../../features/booking/change-lines.tsx'
import { useStayTexts, type PricedStay } from '../../features/booking/stay.ts'
import { useMoney } from '../../features/booking/use-money.ts'
import type { ChangedBooking } from './change.ts'

/** Says which dates are given up, what counts of their payment, and until when all of it does. */
export function ChangeIntro({ change: { booking, terms } }: { change: ChangedBooking }) {
  const texts = useStayTexts()
  const dates = useDates()
  const money = useMoney()
  const isFree = terms.credit === terms.paid
  const kept = money.exact({ amount: terms.paid - terms.credit, currency: terms.currency })
  const until = dates.dateTime(new Date(terms.freeUntil - 1).toISOString(), booking.timeZone)
  return (
    <Box mb="20px">
      <Alert
        title={<FormattedMessage id="tenants.booking.move.now" values={{ now: texts.period(booking) }} />}
      >
        <FormattedMessage
          id={isFree ? 'tenants.booking.move.free' : 'tenants.booking.move.late'}
          values={{ until, kept }}
        />
      </Alert>
    </Box>
  )
}

/** What the chosen dates cost compared with what was paid. */
export function ChangeOffer({ change: { terms }, stay }: { change: ChangedBooking; stay: PricedStay }) {
  const { currency, credit } = terms
  const sums = changeSums({ amount: stay.total, currency }, credit)
  return <ChangeLines currency={currency} carried={sums.carried} due={sums.due} back={sums.back} />
}
