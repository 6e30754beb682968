import type { OwnedProperty } from '@metrolibre/api-client'
import { FormattedMessage, useIntl, useLocale, useRuntimeConfig } from '@metrolibre/platform'
import { Alert, Box } from '@metrolibre/ui'
import { BookingWidget, type WidgetPrefill } from '@metrolibre/ui/parts'

interface Props {
  property: OwnedProperty
  prefill: WidgetPrefill
  /** Whether the widget reported a booking that we have not been told about yet. */
  booked: boolean
  onBooked: () => void
}

/** The inspectors' calendar. */
export function VisitWidget({ property, prefill, booked, onBooked }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { publicUrl } = useRuntimeConfig()
  return (
    <>
      <Box aria-live="polite">
        {booked && (
          <Box mb="16px">
            <Alert tone="ok" title={<FormattedMessage id="mfe-owners.listing.visit.booked" />}>
              <FormattedMessage id="mfe-owners.listing.visit.bookedText" />
            </Alert>
          </Box>
        )}
      </Box>
      <BookingWidget
        title={formatMessage({ id: 'mfe-owners.listing.visit.widget' }, { name: property.name })}
        prefill={prefill}
        page={{
          host: new URL(publicUrl).host,
          locale,
          timeZone: property.timeZone,
        }}
        unanswered={{
          title: <FormattedMessage id="mfe-owners.listing.visit.unanswered" />,
          text: <FormattedMessage id="mfe-owners.listing.visit.unansweredText" />,
          retry: <FormattedMessage id="mfe-owners.retry" />,
          link: <FormattedMessage id="mfe-owners.listing.visit.ownPage" />,
        }}
        onScheduled={onBooked}
      />
    </>
  )
}
