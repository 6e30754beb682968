import type { TimeZone } from '@metrolibre/contract'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Alert, Box } from '@metrolibre/ui'
import { usualDays } from '../../listing/usual-days.ts'

/** Says that a property was handed in, when, and what comes next by when. */
export function VisitReceived({ at, zone }: { at: string; zone: TimeZone }) {
  const { date } = useDates()
  return (
    <Box mb="24px">
      <Alert
        tone="ok"
        title={<FormattedMessage id="mfe-owners.listing.received" values={{ day: date(at, zone) }} />}
      >
        <FormattedMessage id="mfe-owners.listing.receivedText" values={usualDays} />
      </Alert>
    </Box>
  )
}
