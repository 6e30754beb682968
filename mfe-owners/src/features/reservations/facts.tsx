import { formatExact } from '@metrolibre/contract'
import { Link, useDates, useIntl, usePrice, useLocale, type TextName } from '@metrolibre/platform'
import { chakra, Flex, TextLink } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { placeName, bookingViewOf, type OwnerBooking } from './booking.ts'
import { ownerBookingPath, publicPath } from '../../paths.ts'

interface Fact {
  id: string
  term: string
  value: ReactNode
  /** A name, an address or an amount, which translators leave as it is. */
  verbatim?: boolean
}

/**
 * Returns the address of a property. An exact address includes its comuna; to the street alone it is added.
 */
const addressOf = ({ address, addressIsExact, zone }: OwnerBooking['property']): string =>
  addressIsExact ? address : `${address}, ${zone.zone}`

/** The details of a booking: place, people, payment. */
export function ReservationFacts({ booking }: { booking: OwnerBooking }) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const dates = useDates()
  const price = usePrice()
  const { client, property, unitPrice, total, currency, rentalMode, payment, timeZone } = booking
  const text = (name: TextName<'mfe-owners.reservation'>) =>
    formatMessage({ id: `mfe-owners.reservation.${name}` })
  const reference = price({ amount: total, currency })
  const other = (id: string) => (
    <TextLink as={Link} to={ownerBookingPath(bookingViewOf(booking), id)}>
      {text('changeOpen')}
    </TextLink>
  )
  const changeFacts = ({ dateChange, changedTo }: OwnerBooking): (Fact | null)[] => {
    const amount = (value: number) => formatExact({ amount: value, currency }, locale)
    if (changedTo) return [{ id: 'changedTo', term: text('changedTo'), value: other(changedTo) }]
    if (!dateChange) return []
    const { from, credit, due, back } = dateChange
    return [
      { id: 'credit', term: text('changeCredit'), value: amount(credit - back) },
      due > 0 ? { id: 'due', term: text('changeDue'), value: amount(due) } : null,
      back > 0 ? { id: 'back', term: text('changeBack'), value: amount(back) } : null,
      { id: 'changedFrom', term: text('changedFrom'), value: other(from) },
    ]
  }
  const place = (
    <TextLink as={Link} to={publicPath(property.id)}>
      {placeName(booking)}
    </TextLink>
  )
  const unit = text(rentalMode === 'hour' ? 'perHour' : 'perMonth')
  const facts: (Fact | null)[] = [
    { id: 'place', term: text('place'), value: place, verbatim: true },
    { id: 'address', term: text('address'), value: addressOf(property), verbatim: true },
    client
      ? {
          id: 'person',
          term: text('person'),
          value: `${client.firstName} ${client.lastName}`,
          verbatim: true,
        }
      : null,
    { id: 'unit', term: unit, value: formatExact({ amount: unitPrice, currency }, locale), verbatim: true },
    {
      id: 'total',
      term: text('total'),
      value: formatExact({ amount: total, currency }, locale),
      verbatim: true,
    },
    reference.reference
      ? { id: 'reference', term: text('reference'), value: reference.text, verbatim: true }
      : null,
    payment && {
      id: 'payment',
      term: text(`paidBy.${payment.method}`),
      value: payment.receivedOn ? dates.day(payment.receivedOn) : dates.date(payment.paidAt, timeZone),
    },
    payment?.receiptUrl
      ? {
          id: 'receipt',
          term: text('receipt'),
          value: (
            <TextLink href={payment.receiptUrl} target="_blank" rel="noopener noreferrer">
              {text('receiptOpen')}
            </TextLink>
          ),
        }
      : null,
    ...changeFacts(booking),
    booking.extends
      ? {
          id: 'extends',
          term: text('extends'),
          value: (
            <TextLink as={Link} to={ownerBookingPath(bookingViewOf(booking), booking.extends)}>
              {text('extendsOpen')}
            </TextLink>
          ),
        }
      : null,
  ]
  return (
    <chakra.dl display="grid" gap="2" textStyle="small">
      {facts
        .filter((fact) => fact !== null)
        .map(({ id, term, value, verbatim }) => (
          <Flex key={id} justify="space-between" gap="4">
            <chakra.dt color="fg.muted" flex="none">
              {term}
            </chakra.dt>
            <chakra.dd
              htmlTranslate={verbatim ? 'no' : undefined}
              fontWeight={640}
              textAlign="end"
              minW="0"
              overflowWrap="anywhere"
            >
              {value}
            </chakra.dd>
          </Flex>
        ))}
    </chakra.dl>
  )
}
