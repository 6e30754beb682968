import { properties, type Availability, type PropertyDetail, type PublicRoom } from '@metrolibre/api-client'
import { calendarPath, lastDayBefore, type LeaseWindow } from '@metrolibre/contract'
import { Link, useDates, useErrorText, useIntl, useLocale, useQuery } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Button, ErrorPanel, Skeleton, Text } from '@metrolibre/ui'
import { type DayFacts, Legend, MonthCalendar } from '@metrolibre/ui/calendar'
import { Dialog } from '@metrolibre/ui/overlay'
import { useMemo, useState } from 'react'
import { bookingTexts } from '../../features/booking/texts.ts'
import { hourRules } from '../../features/dates/hour-rules.ts'
import { monthRules } from '../../features/dates/month-rules.ts'
import { PropertyWords } from '../../property/words.tsx'

interface Props {
  property: PropertyDetail
  /** Undefined for the property as a whole. */
  room: PublicRoom | undefined
  /** Whether this visitor can book it. */
  bookable: boolean
  open: boolean
  onClose: () => void
}

/** The calendar of a place to look at, for everybody; choosing happens where it is booked (RULES.md §5.33). */
export default function CalendarDialog(props: Props) {
  return (
    <WithTexts texts={bookingTexts}>
      <PropertyWords country={props.property.zone.country} also={[bookingTexts]}>
        <Shown {...props} />
      </PropertyWords>
    </WithTexts>
  )
}

function Shown({ property, room, bookable, open, onClose }: Props) {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const { id } = property
  const { rentalMode } = room ?? property
  const { data, error, refetch, isFetching } = useQuery({
    ...properties.availability(id, room && { roomId: room.id }),
    enabled: open,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={formatMessage({ id: 'tenants.booking.look.title' })}
      description={room ? `${property.name}, ${room.name}` : property.name}
      closeLabel={formatMessage({ id: 'tenants.search.close' })}
      footer={
        bookable && (
          <Button as={Link} to={calendarPath({ propertyId: id, roomId: room?.id, rentalMode })} variant="cta">
            {formatMessage({ id: 'tenants.property.reserve' })}
          </Button>
        )
      }
    >
      {data?.lease ? (
        <Days availability={data} lease={data.lease} />
      ) : data ? (
        <Text color="fg.muted">{formatMessage({ id: 'tenants.property.leaseNone' })}</Text>
      ) : error ? (
        <ErrorPanel
          title={errorText(error).title}
          text={errorText(error).text}
          retry={{
            text: formatMessage({ id: 'tenants.booking.retry' }),
            onRetry: () => void refetch(),
            loading: isFetching,
          }}
        />
      ) : (
        <Skeleton height={340} radius={14} />
      )}
    </Dialog>
  )
}

/** Returns what a day says: that a stay can begin then, or why not. */
function useDayText(availability: Availability, lease: LeaseWindow) {
  const { formatMessage } = useIntl()
  const { day: write } = useDates()
  const rules = useMemo(() => {
    const { timeZone, openingHours, busy, serverTime: now } = availability
    const facts = { timeZone, lease, openingHours, busy, now }
    return availability.rentalMode === 'hour' ? { hours: hourRules(facts) } : { months: monthRules(facts) }
  }, [availability, lease])
  const reasonOf = (day: string): { taken: boolean; short: boolean; text: string } | undefined => {
    if (rules.hours) {
      if (day >= rules.hours.first && rules.hours.hasRoom(day)) return undefined
      const taken = rules.hours.slotsOn(day).some(({ state }) => state === 'booked')
      return { taken, short: false, text: formatMessage({ id: 'tenants.booking.reason.noHours' }) }
    }
    const reason = rules.months.reasonOf(day)
    if (!reason) return undefined
    const { kind } = reason
    const ends = kind === 'taken' || kind === 'leaseEnd' || kind === 'leaseOver'
    const named = kind === 'past' ? '' : write(ends ? lastDayBefore(reason.day) : reason.day)
    const text = formatMessage({ id: `tenants.booking.reason.${kind}` }, { day: named })
    return { taken: kind === 'taken', short: kind === 'nextBooking' || kind === 'leaseEnd', text }
  }
  return { ...(rules.hours ?? rules.months), byHour: rules.hours !== undefined, reasonOf }
}

function Days({ availability, lease }: { availability: Availability; lease: LeaseWindow }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { day: write } = useDates()
  const rules = useDayText(availability, lease)
  const [pressed, setPressed] = useState<string>()
  const [opening] = useState(() => rules.soonest()?.slice(0, 7))
  const factsOf = (day: string): DayFacts => {
    const reason = rules.reasonOf(day)
    if (!reason) return { note: formatMessage({ id: 'tenants.booking.look.free' }) }
    const { taken, short, text } = reason
    return { disabled: true, booked: taken, short, note: text, reason: text }
  }
  const said =
    pressed === undefined
      ? ''
      : formatMessage(
          { id: 'tenants.booking.look.pressed' },
          { day: write(pressed), byHour: String(rules.byHour) },
        )
  return (
    <>
      <MonthCalendar
        locale={locale}
        value={{ start: null, end: null }}
        today={rules.today}
        min={rules.first}
        max={rules.byHour ? rules.last : lastDayBefore(rules.last)}
        initialMonth={opening}
        factsOf={factsOf}
        onDayPress={setPressed}
        announcement={said}
        texts={{
          label: formatMessage({ id: 'tenants.booking.calendarLabel' }),
          previousMonth: formatMessage({ id: 'tenants.booking.previousMonth' }),
          nextMonth: formatMessage({ id: 'tenants.booking.nextMonth' }),
        }}
      />
      <Box mt="16px">
        <Legend
          items={[
            { id: 'taken', mark: 'hatch', text: formatMessage({ id: 'tenants.booking.legend.taken' }) },
            ...(rules.byHour
              ? []
              : [
                  {
                    id: 'short',
                    mark: 'dash' as const,
                    text: formatMessage({ id: 'tenants.booking.legend.short' }),
                  },
                ]),
          ]}
        />
      </Box>
      <Text textStyle="small" color="fg.muted" mt="12px" minH="2.8em" aria-hidden>
        {said || formatMessage({ id: 'tenants.booking.look.help' })}
      </Text>
    </>
  )
}
