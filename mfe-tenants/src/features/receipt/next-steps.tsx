import { hourText, mailLink } from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import { reservations, type PropertyDetail, type Reservation } from '@metrolibre/api-client'
import { FormattedMessage, Link, useDates, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { Button, List, MailAddress } from '@metrolibre/ui'
import { CalendarPlus, FilePdf, Key, MapPin } from '@metrolibre/ui/icons'
import { NextStep } from './next-step.tsx'
import { calendarFile, fileName, saveBlob, stayEvents } from '@metrolibre/platform/browser'

interface Props {
  reservation: Reservation
  /** The property, for its contact; null until it is loaded. */
  property: PropertyDetail | null
  name: string
  /** The first day of the stay, in words. */
  day: string
}

/** The next steps after a booking: address, start, documents, calendar file. */
export function NextSteps({ reservation, property, name, day }: Props) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { showError } = useFeedback()
  const { property: place, rentalMode, startSlot, contract, timeZone } = reservation
  const byHour = rentalMode === 'hour'
  const download = usePageMutation(reservations.contract(reservation.id))
  const file = fileName(name)
  // An exact address already includes its comuna.
  const address = place.addressIsExact ? place.address : `${place.address}, ${place.zone.zone}`
  const saveContract = () =>
    download.mutate(undefined, {
      onSuccess: (pdf) =>
        saveBlob(pdf, formatMessage({ id: 'tenants.booking.contractFile' }, { name: file })),
      onError: (error) => void showError(error),
    })
  const saveCalendar = () => {
    const texts = {
      start: formatMessage({ id: `tenants.booking.ics.${byHour ? 'hours' : 'start'}` }, { name }),
      end: formatMessage({ id: 'tenants.booking.ics.end' }, { name }),
      place: address,
    }
    saveBlob(calendarFile(stayEvents(reservation, texts), Date.now()), `${file}.ics`)
  }
  const { phone, email } = property ?? { phone: null, email: null }
  return (
    <List mt="28px">
      <NextStep
        icon={<MapPin />}
        title={<span translate="no">{address}</span>}
        text={<FormattedMessage id="tenants.booking.next.address" />}
        action={
          <Button as={Link} to={`/propietario/${place.id}/details#map`} variant="outline" size="sm">
            <FormattedMessage id="tenants.booking.next.map" />
          </Button>
        }
      />
      <NextStep
        icon={<Key />}
        title={
          byHour ? (
            <FormattedMessage
              id="tenants.booking.next.keysAt"
              values={{ day, hour: hourText((startSlot ?? 1) - 1) }}
            />
          ) : (
            <FormattedMessage id="tenants.booking.next.keys" values={{ day }} />
          )
        }
        text={
          phone || email ? (
            <FormattedMessage
              id="tenants.booking.next.contact"
              values={{
                contact: (
                  <>
                    {phone && <span translate="no">{shownPhone(phone)}</span>}
                    {phone && email && ' · '}
                    {email && <MailAddress address={email} />}
                  </>
                ),
              }}
            />
          ) : (
            <FormattedMessage id="tenants.booking.next.noContact" />
          )
        }
        action={
          email && (
            <Button as="a" href={mailLink(email)} variant="outline" size="sm">
              <FormattedMessage id="tenants.booking.next.write" />
            </Button>
          )
        }
      />
      {contract && (
        <NextStep
          icon={<FilePdf />}
          title={<FormattedMessage id="tenants.booking.next.contract" />}
          text={
            <FormattedMessage
              id="tenants.booking.next.signedAt"
              values={{ moment: dates.dateTime(contract.signedAt, timeZone) }}
            />
          }
          action={
            <Button variant="outline" size="sm" loading={download.isPending} onClick={saveContract}>
              <FormattedMessage id="tenants.booking.next.download" />
            </Button>
          }
        />
      )}
      <NextStep
        icon={<CalendarPlus />}
        title={<FormattedMessage id="tenants.booking.next.calendar" />}
        text={
          <FormattedMessage
            id={byHour ? 'tenants.booking.next.calendarHours' : 'tenants.booking.next.calendarText'}
          />
        }
        action={
          <Button variant="outline" size="sm" onClick={saveCalendar}>
            <FormattedMessage id="tenants.booking.next.add" />
          </Button>
        }
      />
    </List>
  )
}
