import { reservations } from '@metrolibre/api-client'
import {
  FormattedMessage,
  Link,
  useFeedback,
  useIntl,
  usePageMutation,
  type TextName,
} from '@metrolibre/platform'
import { Button, Flex } from '@metrolibre/ui'
import { useState } from 'react'
import {
  bookingCalendarOf,
  changePath,
  isExtendable,
  isMovable,
  isPending,
  isResumable,
  wizardPath,
  type OwnerBooking,
} from './booking.ts'
import { Extension } from './extension.tsx'
import { cancellationPath } from '../../paths.ts'

/** The actions of a tenant for a booking: continue, cancel, extend, book the place again. */
export function TenantActions({ booking }: { booking: OwnerBooking }) {
  const { formatMessage } = useIntl()
  const { confirm, toast, showError } = useFeedback()
  const cancel = usePageMutation(reservations.cancel(booking.id))
  const text = (name: TextName<'mfe-owners.reservation'>) =>
    formatMessage({ id: `mfe-owners.reservation.${name}` })
  const ask = async () => {
    const sure = await confirm({
      title: text('cancelTitle'),
      text: text('cancelText'),
      confirm: text('cancelConfirm'),
      cancel: text('cancelKeep'),
      danger: true,
    })
    if (sure)
      cancel.mutate(undefined, {
        onSuccess: () => toast(text('cancelled')),
        onError: (error) => void showError(error),
      })
  }
  const [extending, setExtending] = useState(false)
  const over = ['expired', 'cancelled', 'refunded', 'completed'].includes(booking.status)
  const extendable = isExtendable(booking) && !booking.cancellation
  if (!isPending(booking) && !over && !extendable) return null
  return (
    <Flex gap="2" wrap="wrap">
      {isResumable(booking) && (
        <Button as={Link} to={wizardPath(booking)} variant="cta">
          <FormattedMessage id={`mfe-owners.reservation.${booking.status === 'held' ? 'resume' : 'pay'}`} />
        </Button>
      )}
      {isPending(booking) && (
        <Button variant="outline" loading={cancel.isPending} onClick={() => void ask()}>
          {text('cancel')}
        </Button>
      )}
      {isMovable(booking) && (
        <Button as={Link} to={changePath(booking)} variant="outline">
          {text('changeDates')}
        </Button>
      )}
      {extendable && (
        <Button variant="outline" onClick={() => setExtending(true)}>
          {text('extend')}
        </Button>
      )}
      {extendable && (
        <Button as={Link} to={cancellationPath('client', booking.id)} variant="ghost">
          <FormattedMessage id="mfe-owners.reservation.cancellation.start" />
        </Button>
      )}
      {extending && <Extension booking={booking} onClose={() => setExtending(false)} />}
      {over && (
        <Button as={Link} to={bookingCalendarOf(booking)} variant="outline">
          {text('again')}
        </Button>
      )}
    </Flex>
  )
}
