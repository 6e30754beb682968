import type { Reservation } from '@metrolibre/api-client'
import { FormattedMessage } from '@metrolibre/platform'
import { Text, TextLink } from '@metrolibre/ui'
import { ChangeOf } from './change-of.tsx'

/** Shown under the total of a paid reservation: a change of dates, and the receipt. */
export function PaidNote({ reservation }: { reservation: Reservation }) {
  const receipt = reservation.payment?.receiptUrl
  return (
    <>
      <ChangeOf reservation={reservation} settled />
      {receipt && (
        <Text as="div" mt="12px" textAlign="right">
          <TextLink href={receipt} target="_blank" rel="noopener noreferrer">
            <FormattedMessage id="tenants.booking.next.receipt" />
          </TextLink>
        </Text>
      )}
    </>
  )
}
