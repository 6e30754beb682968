import { payments, type PaymentDetail } from '@metrolibre/api-client'
import { formatExact, officeZone } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  useDates,
  useIntl,
  useParams,
  useQuery,
  useLocale,
  type TextName,
} from '@metrolibre/platform'
import {
  Alert,
  Box,
  Button,
  DescriptionList,
  Flex,
  Grid,
  Heading,
  Panel,
  Stack,
  Text,
  TextLink,
  type Description,
} from '@metrolibre/ui'
import { isLostAndStands, adminFullName, placeName } from '../../features/booking/booking.ts'
import { BookingStateBadge } from '../../features/booking/state-badge.tsx'
import { useStayText } from '../../features/booking/use-stay-text.ts'
import { ProviderFacts } from '../../features/payments/provider-facts.tsx'
import { StandingBadge } from '../../page/standing-badge.tsx'
import { userPath } from '../../features/users/user-paths.ts'
import { BackLink } from '../../page/back-link.tsx'
import { AdminPage } from '../../page/page.tsx'
import { recordPage } from '../../page/record-page.ts'
import { RecordStates } from '../../page/record-states.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useMoneyFacts } from '../../words/use-money-facts.ts'

const listTo = '/admin/payments'
/** How often a payment is read again while a refund of it is on its way, in ms. */
const followMs = 5_000

export const { head, prefetch } = recordPage({
  title: 'mfe-admin.payments.title',
  description: 'mfe-admin.payments.description',
  query: ({ params: { id = '' } }) => payments.detail(id),
  nameOf: ({ payment }) => payment.client.name,
})

/** Standing and refunds may have been read a moment apart, before and after a refund was ordered. */
const isRefunding = ({ payment, refunds }: PaymentDetail) =>
  payment.standing === 'refunding' || refunds.some(({ status }) => status === 'pending')

/** One payment: the charge, its refunds and disputes to their end, and the booking that it paid. */
export function Screen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...payments.detail(id),
    refetchInterval: ({ state }) => (state.data && isRefunding(state.data) ? followMs : false),
  })
  if (!data) return <RecordStates listTo={listTo} error={error} onRetry={refetch} />
  return <Payment detail={data} />
}

function Payment({ detail }: { detail: PaymentDetail }) {
  const { payment } = detail
  return (
    <AdminPage
      title={payment.client.name}
      text={
        <BackLink to={listTo}>
          <FormattedMessage id="mfe-admin.payments.title" />
        </BackLink>
      }
    >
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 1fr)' }}
        gap="5"
        mt="4"
        alignItems="start"
      >
        <Stack gap="5" align="stretch">
          <Charge detail={detail} />
          <Money detail={detail} />
        </Stack>
        <Booking detail={detail} />
      </Grid>
    </AdminPage>
  )
}

function Charge({ detail: { payment, reservation, providerUrl } }: { detail: PaymentDetail }) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const dates = useDates()
  const moment = useMoment()
  const text = (name: TextName<'mfe-admin.payments'>) => formatMessage({ id: `mfe-admin.payments.${name}` })
  const money = (amount: number) => formatExact({ amount, currency: payment.currency }, locale)
  const facts: Description[] = [
    {
      id: 'when',
      term: text('when'),
      value: formatMessage(
        { id: 'mfe-admin.payment.when' },
        {
          when: moment(payment.paid, officeZone),
          there: dates.time(payment.paid, reservation.timeZone),
          currency: payment.currency,
        },
      ),
    },
    {
      id: 'method',
      term: text('method'),
      value: formatMessage({ id: `mfe-admin.method.${payment.method}` }),
    },
    ...(payment.receivedOn
      ? [
          {
            id: 'receivedOn',
            term: formatMessage({ id: 'mfe-admin.payment.receivedOn' }),
            value: dates.day(payment.receivedOn),
          },
        ]
      : []),
    ...(payment.refunded > 0
      ? [{ id: 'refunded', term: text('refunded'), value: money(payment.refunded) }]
      : []),
    ...(payment.reference
      ? [
          {
            id: 'reference',
            term: formatMessage({ id: `mfe-admin.payment.reference.${payment.method}` }),
            value: payment.reference,
          },
        ]
      : []),
  ]
  return (
    <Panel as="section" padded>
      <Flex gap="3" align="center" wrap="wrap" mb="4">
        <Heading as="h2" textStyle="total">
          {money(payment.amount)}
        </Heading>
        <StandingBadge standing={payment.standing} />
      </Flex>
      {payment.method === 'card' && payment.reference ? (
        <ProviderFacts intent={payment.reference} known={facts} />
      ) : (
        <DescriptionList items={facts} />
      )}
      {providerUrl && (
        <Text mt="4">
          <TextLink className="ml-target" href={providerUrl} target="_blank" rel="noopener noreferrer">
            <FormattedMessage id="mfe-admin.payment.openProvider" />
          </TextLink>
        </Text>
      )}
    </Panel>
  )
}

function Money({ detail: { refunds, disputes, reservation } }: { detail: PaymentDetail }) {
  const moment = useMoment()
  const { currency, serverTime } = reservation
  const facts = useMoneyFacts()({ refunds, disputes, currency, serverTime, timeZone: officeZone })
  const urgent = disputes.find(({ status, due }) => status.endsWith('needs_response') && due !== null)
  const answer = urgent?.status.startsWith('warning_') ? 'answerInquiry' : 'answer'
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="cardTitle" mb="3">
        <FormattedMessage id="mfe-admin.payment.wentBack" />
      </Heading>
      {urgent && (
        <Box mb="4">
          <Alert
            tone="warn"
            role="none"
            title={
              <FormattedMessage
                id={`mfe-admin.payment.${answer}`}
                values={{ until: moment(urgent.due!, officeZone) }}
              />
            }
          >
            <FormattedMessage id={`mfe-admin.payment.${answer}Text`} />
          </Alert>
        </Box>
      )}
      {isLostAndStands({ status: reservation.status, disputes }) && (
        <Box mb="4">
          <Alert tone="warn" role="none" title={<FormattedMessage id="mfe-admin.payment.lost" />}>
            <FormattedMessage id="mfe-admin.payment.lostText" />
          </Alert>
        </Box>
      )}
      {facts.length > 0 ? (
        <DescriptionList items={facts} columns={1} />
      ) : (
        <Text color="fg.muted">
          <FormattedMessage id="mfe-admin.payment.nothingBack" />
        </Text>
      )}
    </Panel>
  )
}

function PersonLink({ person }: { person: PaymentDetail['reservation']['client'] }) {
  return (
    <TextLink as={Link} to={userPath(person.id)}>
      {person.companyName ?? adminFullName(person)}
    </TextLink>
  )
}

function Booking({ detail: { reservation } }: { detail: PaymentDetail }) {
  const { formatMessage } = useIntl()
  const stay = useStayText()
  const text = (name: TextName<'mfe-admin.reservation'>) =>
    formatMessage({ id: `mfe-admin.reservation.${name}` })
  const { client, owner } = reservation
  const facts: Description[] = [
    { id: 'place', term: text('place'), value: placeName(reservation) },
    { id: 'stay', term: text('stay'), value: stay(reservation) },
    { id: 'client', term: text('client'), value: <PersonLink person={client} /> },
    { id: 'owner', term: text('owner'), value: <PersonLink person={owner} /> },
  ]
  return (
    <Panel as="section" padded>
      <Flex gap="3" align="center" wrap="wrap" mb="3">
        <Heading as="h2" textStyle="cardTitle">
          {text('title')}
        </Heading>
        <BookingStateBadge reservation={reservation} />
      </Flex>
      <DescriptionList items={facts} columns={1} />
      <Flex gap="2" wrap="wrap" mt="4">
        <Button as={Link} to={`/admin/reservations?reservation=${reservation.id}`} variant="outline">
          <FormattedMessage id="mfe-admin.payment.openBooking" />
        </Button>
        <Button as={Link} to={`/admin/balances/${owner.id}`} variant="ghost">
          <FormattedMessage id="mfe-admin.payment.openBalance" />
        </Button>
      </Flex>
    </Panel>
  )
}
