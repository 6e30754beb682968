import { adminArrears, type BookingArrears } from '@metrolibre/api-client'
import { Link, useIntl, useParams, useQuery } from '@metrolibre/platform'
import { DescriptionList, Grid, Heading, Panel, Stack, TextLink } from '@metrolibre/ui'
import { EndStay } from '../../features/arrears/end-stay.tsx'
import { BookedMonths } from '../../features/arrears/booked-months.tsx'
import { MonthSteps } from '../../features/arrears/month-steps.tsx'
import { BookingSheetButton } from '../../features/arrears/sheet-buttons.tsx'
import { isOwedMonth, useArrearsTexts } from '../../features/arrears/use-arrears-texts.ts'
import { adminFullName, placeName } from '../../features/booking/booking.ts'
import { BookingStateBadge } from '../../features/booking/state-badge.tsx'
import { useStayText } from '../../features/booking/use-stay-text.ts'
import { userPath } from '../../features/users/user-paths.ts'
import { BackLink } from '../../page/back-link.tsx'
import { AdminPage } from '../../page/page.tsx'
import { recordPage } from '../../page/record-page.ts'
import { RecordStates } from '../../page/record-states.tsx'

const listTo = '/admin/arrears'

const partyOf = ({ companyName, ...person }: BookingArrears['reservation']['client']) =>
  companyName || adminFullName(person)

export const { head, prefetch } = recordPage({
  title: 'mfe-admin.arrears.title',
  description: 'mfe-admin.arrears.description',
  query: ({ params: { id = '' } }) => adminArrears.detail(id),
  nameOf: ({ reservation }) => partyOf(reservation.client),
})

/** The months of one booking: what is owed, what was done about it, and what the office decides. */
export function Screen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(adminArrears.detail(id))
  if (!data) return <RecordStates listTo={listTo} error={error} onRetry={refetch} />
  return <Arrears arrears={data} />
}

function Arrears({ arrears }: { arrears: BookingArrears }) {
  const { text, money } = useArrearsTexts()
  const { formatMessage } = useIntl()
  const stay = useStayText()
  const { reservation } = arrears
  const { client, owner, currency, charges = [] } = reservation
  const owed = charges.filter(isOwedMonth).reduce((sum, { amount }) => sum + amount, 0)
  const person = (party: typeof client) => (
    <TextLink as={Link} to={userPath(party.id)}>
      {partyOf(party)}
    </TextLink>
  )
  const facts = [
    { id: 'owed', term: text('owed'), value: <b>{money(owed, currency)}</b>, verbatim: true },
    { id: 'state', term: text('state'), value: <BookingStateBadge reservation={reservation} /> },
    { id: 'client', term: text('client'), value: person(client), verbatim: true },
    { id: 'owner', term: text('owner'), value: person(owner), verbatim: true },
    { id: 'place', term: text('place'), value: placeName(reservation), verbatim: true },
    { id: 'stay', term: formatMessage({ id: 'mfe-admin.reservation.stay' }), value: stay(reservation) },
    {
      id: 'booking',
      term: text('booking'),
      value: (
        <TextLink as={Link} to={`/admin/reservations?reservation=${reservation.id}`}>
          {text('openBooking')}
        </TextLink>
      ),
    },
  ]
  return (
    <AdminPage
      title={partyOf(client)}
      text={<BackLink to={listTo}>{text('title')}</BackLink>}
      action={<BookingSheetButton id={reservation.id} />}
    >
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 1fr)' }}
        gap="5"
        mt="4"
        alignItems="start"
      >
        <Stack gap="5" align="stretch">
          <Panel style={{ padding: 18 }}>
            <DescriptionList items={facts} />
          </Panel>
          <Panel as="section" clip>
            <Heading as="h2" textStyle="cardTitle" px="18px" py="14px">
              {text('monthsTitle')}
            </Heading>
            <BookedMonths arrears={arrears} />
          </Panel>
          <EndStay arrears={arrears} />
        </Stack>
        <MonthSteps arrears={arrears} />
      </Grid>
    </AdminPage>
  )
}
