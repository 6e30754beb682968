import type { AdminReservation } from '@metrolibre/api-client'
import { chargeStateOf, mailLink, formatExact } from '@metrolibre/contract'
import { Link, useDates, useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { chakra, DescriptionList, MailAddress, TextLink, type Description } from '@metrolibre/ui'
import { adminFullName, placeName } from './booking.ts'
import { useMoment } from '../../words/use-moment.ts'
import { useMoneyFacts } from '../../words/use-money-facts.ts'
import { ChangeOfDates } from './change-of-dates.tsx'
import { useStayText } from './use-stay-text.ts'

type Party = AdminReservation['client']

const Mail = ({ email }: Party) => (
  <TextLink href={mailLink(email)}>
    <MailAddress address={email} />
  </TextLink>
)
const person = (party: Party) => (
  <>
    <TextLink as={Link} to={`/admin/users/detail/${party.id}`}>
      {party.companyName ? `${adminFullName(party)}, ${party.companyName}` : adminFullName(party)}
    </TextLink>
    <br />
    <Mail {...party} />
  </>
)

/** All details of a reservation. */
export function BookingFacts({ reservation }: { reservation: AdminReservation }) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const dates = useDates()
  const moment = useMoment()
  const stay = useStayText()
  const { client, owner, property, timeZone, currency, holdExpiresAt, payment } = reservation
  const { charges = [] } = reservation
  const text = (name: TextName<'mfe-admin.reservation'>) =>
    formatMessage({ id: `mfe-admin.reservation.${name}` })
  const money = useMoneyFacts()
  const priceOf = (amount: number) => formatExact({ amount, currency }, locale)
  const facts: (Description | false | null)[] = [
    { id: 'client', term: text('client'), value: person(client), verbatim: true },
    { id: 'owner', term: text('owner'), value: person(owner), verbatim: true },
    {
      id: 'place',
      term: text('place'),
      value: (
        <TextLink as={Link} to={`/admin/locations/detail/${property.id}`}>
          {placeName(reservation)}
        </TextLink>
      ),
      verbatim: true,
    },
    { id: 'address', term: text('address'), value: property.address, verbatim: true },
    { id: 'stay', term: text('stay'), value: stay(reservation) },
    {
      id: 'price',
      term: text('price'),
      value: formatMessage(
        { id: `mfe-admin.reservation.priceBy.${reservation.rentalMode}` },
        {
          unit: priceOf(reservation.unitPrice),
          quantity: reservation.quantity,
          total: priceOf(reservation.total),
        },
      ),
    },
    Boolean(reservation.dateChange ?? reservation.changedTo) && {
      id: 'change',
      term: text('change'),
      value: <ChangeOfDates {...reservation} />,
    },
    holdExpiresAt !== null && { id: 'hold', term: text('hold'), value: moment(holdExpiresAt, timeZone) },
    payment && {
      id: 'payment',
      term: text(`paidBy.${payment.method}`),
      value: payment.receivedOn ? dates.day(payment.receivedOn) : moment(payment.paidAt, timeZone),
    },
    Boolean(reservation.paymentIntentId) && {
      id: 'intent',
      term: text('intent'),
      value: reservation.paymentIntentId,
    },
    Boolean(reservation.paymentId) && {
      id: 'followed',
      term: text('followed'),
      value: (
        <TextLink as={Link} to={`/admin/payments/detail/${reservation.paymentId}`}>
          {text('openPayment')}
        </TextLink>
      ),
    },
    Boolean(reservation.transferReference) && {
      id: 'reference',
      term: text('reference'),
      value: reservation.transferReference,
    },
    charges.length > 0 && {
      id: 'charges',
      term: text('charges'),
      value: charges.map(({ number, dueOn, ...charge }) => (
        <chakra.span display="block" key={number}>
          {[dates.day(dueOn), text(`charge.${chargeStateOf(charge)}`)].join(': ')}
        </chakra.span>
      )),
    },
    ...money(reservation),
    { id: 'id', term: text('id'), value: reservation.id },
  ]
  return <DescriptionList items={facts.filter((fact) => fact !== null && fact !== false)} />
}
