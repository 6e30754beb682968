import { reservations } from '@metrolibre/api-client'
import { formatExact, mailLink, type PlanCharge } from '@metrolibre/contract'
import {
  FormattedMessage,
  useDates,
  useFeedback,
  useLocale,
  usePageMutation,
  useRuntimeConfig,
} from '@metrolibre/platform'
import { Alert, Box, Button, MailAddress, TextLink } from '@metrolibre/ui'
import { Bank } from '@metrolibre/ui/icons'
import type { OwnerBooking } from '../booking.ts'

interface Props {
  booking: OwnerBooking
  /** The earliest month that is not paid. */
  charge: PlanCharge
}

/** Asks the office to let a month be paid by bank transfer, and then says how that goes on. */
export function AskTransfer({ booking: { id, currency, timeZone }, charge }: Props) {
  const { locale } = useLocale()
  const { contactEmail } = useRuntimeConfig()
  const { showError } = useFeedback()
  const dates = useDates()
  const ask = usePageMutation(reservations.askTransfer(id))
  const { number, dueOn, amount, transferAskedAt } = charge
  if (transferAskedAt)
    return (
      <Box mt="3">
        <Alert
          tone="info"
          title={
            <FormattedMessage
              id="mfe-owners.reservation.charges.asked"
              values={{ month: dates.day(dueOn), day: dates.date(transferAskedAt, timeZone) }}
            />
          }
        >
          <FormattedMessage
            id="mfe-owners.reservation.charges.askedText"
            values={{
              total: formatExact({ amount, currency }, locale),
              code: id.slice(0, 8).toUpperCase(),
              email: (
                <TextLink href={mailLink(contactEmail)}>
                  <MailAddress address={contactEmail} />
                </TextLink>
              ),
            }}
          />
        </Alert>
      </Box>
    )
  return (
    <Box mt="3">
      <Button
        size="sm"
        variant="outline"
        icon={<Bank />}
        loading={ask.isPending}
        onClick={() => ask.mutate(number, { onError: (error) => void showError(error) })}
      >
        <FormattedMessage id="mfe-owners.reservation.charges.ask" />
      </Button>
    </Box>
  )
}
