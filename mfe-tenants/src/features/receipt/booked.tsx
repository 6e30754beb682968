import type { PropertyDetail, Reservation } from '@metrolibre/api-client'
import { dateAt, lastDayOf } from '@metrolibre/contract'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Badge, Container, Grid, Heading, MailAddress, Tape, Text } from '@metrolibre/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { NextSteps } from './next-steps.tsx'

interface Props {
  reservation: Reservation
  property: PropertyDetail | null
  /** The address to which the documents were sent. */
  email: string
  summary: ReactNode
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** Shows a paid booking and what comes next. */
export function BookingReceipt({ reservation, property, email, summary }: Props) {
  const dates = useDates()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { rentalMode, startDate, property: place, room, serverTime, timeZone, dateChange } = reservation
  const { charges = [] } = reservation
  const name = room?.name ?? place.name
  const year = dateAt(serverTime, timeZone).slice(0, 4)
  const written = (day: string, parts: Intl.DateTimeFormatOptions) =>
    dates.day(day, day.startsWith(year) ? parts : { ...parts, year: 'numeric' }).replace(',', '')
  const byHour = rentalMode === 'hour'
  const isLaterMonth = charges.filter(({ state }) => state === 'paid').length > 1
  const when = byHour
    ? written(startDate, longDay)
    : written(lastDayOf(reservation), { day: 'numeric', month: 'long' })
  return (
    <Container width="wizard">
      <Grid
        py={{ base: '28px', md: '48px' }}
        gap={{ base: '28px', lg: '48px' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 376px' }}
        alignItems="start"
      >
        <section>
          <Tape height={22} />
          <Text mt="24px" mb="12px">
            <Badge tone="ok" mark="filled">
              <FormattedMessage
                id={dateChange ? 'tenants.booking.move.badge' : 'tenants.booking.booked.badge'}
              />
            </Badge>
          </Text>
          <Heading as="h1" ref={heading} tabIndex={-1} outline="none" textStyle="pageTitle">
            <FormattedMessage
              id={byHour ? 'tenants.booking.booked.day' : 'tenants.booking.booked.until'}
              values={{ name: <span translate="no">{name}</span>, when }}
            />
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt="12px" maxW="44ch">
            <FormattedMessage
              id={`tenants.booking.${isLaterMonth ? 'plan.paid' : dateChange ? 'move.booked' : 'booked.text'}`}
              values={{ email: <MailAddress address={email} /> }}
            />
          </Text>
          <NextSteps
            reservation={reservation}
            property={property}
            name={name}
            day={written(startDate, longDay)}
          />
        </section>
        {summary}
      </Grid>
    </Container>
  )
}
