import { movingFactsOf } from '@metrolibre/api-client'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Cota, Heading, Stack, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { isAhead, isPending, bookingPartyName, placeName, type OwnerBooking } from './booking.ts'
import { Charges } from './charges/charges.tsx'
import { CancellationNotice } from './cancellation/notice.tsx'
import { useCancelledText } from './cancellation/use-cancelled-text.ts'
import { DepositOfBooking } from './deposit/deposit.tsx'
import { ReservationDocuments } from './documents.tsx'
import { ReservationFacts } from './facts.tsx'
import { Hold } from './hold.tsx'
import { ReservationMovingCosts } from './moving-costs.tsx'
import { bookingStandingOf } from './standing.ts'
import { StateBadges } from './state-badge.tsx'
import { Contact } from './stay/contact.tsx'
import { YourStay } from './stay/your-stay.tsx'
import { TenantActions } from './tenant-actions.tsx'
import { useReservationStayTexts } from './use-stay-texts.ts'

interface Props {
  booking: OwnerBooking
  /** When the response arrived, in epoch ms of the device. */
  readAt: number
  onStale: () => void
  /** True when the surrounding dialog already shows the title. */
  titled?: boolean
  /** Additional content from other features. */
  children?: ReactNode
}

/** One booking: its state, terms, documents and actions. */
export function Detail({ booking, readAt, onStale, titled, children }: Props) {
  const stay = useReservationStayTexts()
  const dates = useDates()
  const { client, cancellation } = booking
  const cancelled = useCancelledText(booking)
  const side = client ? 'owner' : 'tenant'
  const costs = client ? null : movingFactsOf(booking)
  return (
    <Stack gap="4">
      <div>
        {!titled && (
          <Heading as="h2" textStyle="cardTitle">
            {detailTitle(booking)}
          </Heading>
        )}
        <Text textStyle="small" color="fg.muted" mt="1" mb="3">
          {stay.full(booking)}
        </Text>
        <StateBadges booking={booking} />
      </div>
      <Cota>{stay.length(booking)}</Cota>
      {cancellation?.status === 'open' ? (
        <CancellationNotice booking={booking} cancellation={cancellation} />
      ) : (
        <Text textStyle="small" color="fg.muted">
          {cancelled ?? (
            <FormattedMessage id={`mfe-owners.reservation.${side}.${bookingStandingOf(booking)}`} />
          )}
        </Text>
      )}
      {booking.stayEnd && booking.status === 'active' && (
        <Text textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
          <FormattedMessage
            id={`mfe-owners.reservation.${side}.stayEnd`}
            values={{ day: dates.day(booking.stayEnd.freeFrom), reason: booking.stayEnd.reason }}
          />
        </Text>
      )}
      {booking.officeReason && (
        <Text textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
          <FormattedMessage
            id="mfe-owners.reservation.officeReason"
            values={{ reason: booking.officeReason }}
          />
        </Text>
      )}
      {!client && booking.refundBy && (
        <Text textStyle="small">
          <FormattedMessage
            id="mfe-owners.reservation.tenant.refundBy"
            values={{ date: dates.day(booking.refundBy) }}
          />
        </Text>
      )}
      <Hold booking={booking} readAt={readAt} onExpire={onStale} />
      <ReservationFacts booking={booking} />
      {booking.charges && booking.charges.length > 0 && (
        <Charges booking={booking} charges={booking.charges} />
      )}
      {booking.deposit && <DepositOfBooking booking={booking} deposit={booking.deposit} />}
      {costs && (isPending(booking) || isAhead(booking)) && (
        <ReservationMovingCosts facts={costs} timeZone={booking.timeZone} isPaid={isAhead(booking)} />
      )}
      {client?.contact && (
        <Contact
          title={<FormattedMessage id="mfe-owners.reservation.stay.tenantContact" />}
          {...client.contact}
        />
      )}
      {!client && isAhead(booking) && <YourStay booking={booking} />}
      <ReservationDocuments booking={booking} />
      {!client && <TenantActions booking={booking} />}
      {children}
    </Stack>
  )
}

export const detailTitle = (booking: OwnerBooking): string =>
  booking.client ? bookingPartyName(booking.client) : placeName(booking)
