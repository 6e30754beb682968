import { formatExact } from '@metrolibre/contract'
import { Link, useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { Badge, Box, chakra, Flex, Heading, Panel, Text } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { areaName, bookingPartyName, placeName, type OwnerBooking } from './booking.ts'
import type { BookingTime } from './by-time.ts'
import { StateBadges } from './state-badge.tsx'
import { useReservationStayTexts } from './use-stay-texts.ts'
import { WhatIsNext } from './what-is-next.tsx'

interface Props {
  time: BookingTime
  bookings: readonly OwnerBooking[]
  selectedId: string | undefined
  /** Returns the address of a booking's details. */
  to: (id: string) => string
  /** Whether selecting a booking replaces the history entry instead of adding one. */
  replace: boolean
  onSelect: (id: string) => void
}

const NameLink = chakra(Link, {
  base: {
    display: 'block',
    fontWeight: 640,
    color: 'inherit',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
})

/** The bookings of one time: person or place, period, amount, state and, for their tenant, the next step. */
export function BookingList({ time, bookings, selectedId, to, replace, onSelect }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const stay = useReservationStayTexts()
  const text = (name: TextName<'mfe-owners.reservations'>) =>
    formatMessage({ id: `mfe-owners.reservations.${name}` })
  const owned = bookings.some(({ client }) => client)
  const columns: TableColumn<OwnerBooking>[] = [
    {
      id: 'who',
      label: text(owned ? 'who' : 'where'),
      place: 'title',
      cell: (one) => (
        <div>
          <NameLink
            className="ml-target"
            htmlTranslate="no"
            to={to(one.id)}
            replace={replace}
            preventScrollReset
            aria-current={one.id === selectedId ? 'true' : undefined}
            onClick={(event) => event.stopPropagation()}
          >
            {one.client ? bookingPartyName(one.client) : placeName(one)}
          </NameLink>
          <chakra.span color="fg.muted" htmlTranslate="no">
            {one.client ? placeName(one) : areaName(one)}
          </chakra.span>
        </div>
      ),
    },
    { id: 'when', label: text('when'), nowrap: true, place: 'note', cell: (one) => stay.brief(one) },
    {
      id: 'total',
      label: text('total'),
      align: 'end',
      nowrap: true,
      place: 'sum',
      verbatim: true,
      cell: ({ total: amount, currency }) => <b>{formatExact({ amount, currency }, locale)}</b>,
    },
    {
      id: 'state',
      label: text('state'),
      place: 'state',
      cell: (one) => (
        <Box>
          <Flex gap="6px" wrap="wrap">
            <StateBadges booking={one} />
            {one.isNew && <Badge tone="hours">{text('new')}</Badge>}
          </Flex>
          {!one.client && (
            <Text textStyle="small" color="fg.muted" mt="6px">
              <WhatIsNext booking={one} />
            </Text>
          )}
        </Box>
      ),
    },
  ]
  return (
    <section>
      <Heading as="h2" textStyle="sub" mb="3">
        {text(`time.${time}`)}
      </Heading>
      <Panel clip>
        <Table
          caption={text(`caption.${time}`)}
          columns={columns}
          rows={bookings}
          rowId={({ id }) => id}
          selectedId={selectedId}
          onRowPress={({ id }) => onSelect(id)}
        />
      </Panel>
    </section>
  )
}
