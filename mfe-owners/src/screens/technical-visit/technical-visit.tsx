import type { OwnedProperty, TechnicalVisit as Answer } from '@metrolibre/api-client'
import { FormattedMessage, Link, useDates, useIntl } from '@metrolibre/platform'
import { Alert } from '@metrolibre/ui'
import { BackButton, StepActions } from '@metrolibre/ui/parts'
import { VisitConfirmation } from '../../features/technical-visit/visit-confirmation.tsx'
import { VisitReceived } from '../../features/technical-visit/received.tsx'
import { VisitWidget } from '../../features/technical-visit/visit-widget.tsx'
import { ListingFrame } from '../../listing/listing-frame.tsx'
import { PropertySummary } from '../../listing/property-summary.tsx'
import { estimatePath } from '../../paths.ts'

interface Props {
  property: OwnedProperty
  /** Null once the inspector has been there. */
  answer: Answer | null
  booked: boolean
  onBooked: () => void
}

/** The visit that is booked, or the calendar to book one; after the visit, that it took place. */
export function TechnicalVisit({ property, answer, booked, onBooked }: Props) {
  const { formatMessage } = useIntl()
  const { date, time } = useDates()
  const summary = <PropertySummary property={property} />
  const visit = answer?.visit
  if (visit)
    return (
      <ListingFrame
        stage="visit"
        step="visit.confirmed"
        title={formatMessage(
          { id: 'mfe-owners.listing.visit.seeYou' },
          {
            day: date(visit.start, visit.timeZone, { weekday: 'long' }),
            time: time(visit.start, visit.timeZone),
          },
        )}
        summary={summary}
      >
        <VisitConfirmation property={property} visit={visit} />
      </ListingFrame>
    )
  return (
    <ListingFrame
      stage="visit"
      step="visit"
      title={<FormattedMessage id="mfe-owners.listing.visit.title" />}
      text={<FormattedMessage id="mfe-owners.listing.visit.text" />}
      summary={summary}
      actions={
        <StepActions
          back={
            <BackButton
              as={Link}
              to={estimatePath(property.id)}
              text={<FormattedMessage id="mfe-owners.listing.backToEstimate" />}
            />
          }
          next={null}
        />
      }
    >
      {answer && property.submittedAt && <VisitReceived at={property.submittedAt} zone={property.timeZone} />}
      {answer ? (
        <VisitWidget property={property} prefill={answer} booked={booked} onBooked={onBooked} />
      ) : (
        <Alert title={<FormattedMessage id="mfe-owners.listing.visit.over" />}>
          <FormattedMessage id="mfe-owners.listing.visit.overText" />
        </Alert>
      )}
    </ListingFrame>
  )
}
