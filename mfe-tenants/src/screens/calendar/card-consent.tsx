import type { Reservation } from '@metrolibre/api-client'
import { addMonths, formatExact } from '@metrolibre/contract'
import { FormattedMessage, useDates, useLocale } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { Checkbox } from '@metrolibre/ui/form'

interface Props {
  reservation: Pick<Reservation, 'unitPrice' | 'quantity' | 'currency' | 'startDate'>
  given: boolean
  onChange: (given: boolean) => void
}

/**
 * The consent to save the card and to charge the later months to it. When its text changes, `cardConsentVersion` of the
 * contract has to be raised.
 */
export function CardConsent({ reservation, given, onChange }: Props) {
  const { locale } = useLocale()
  const dates = useDates()
  const { unitPrice: amount, quantity, currency, startDate } = reservation
  const values = {
    amount: formatExact({ amount, currency }, locale),
    count: quantity - 1,
    from: dates.day(addMonths(startDate, 1)),
    to: dates.day(addMonths(startDate, quantity - 1)),
  }
  return (
    <Box mt="16px">
      <Checkbox
        card
        checked={given}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        label={<FormattedMessage id="tenants.booking.plan.consent" values={values} />}
        description={<FormattedMessage id="tenants.booking.plan.consentText" />}
      />
    </Box>
  )
}
