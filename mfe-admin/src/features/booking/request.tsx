import type { AdminReservation } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useLocale } from '@metrolibre/platform'
import { Alert, Text } from '@metrolibre/ui'
import { useMoment } from '../../words/use-moment.ts'

/** What the tenant asked for after paying, what was promised, and how it ends or ended. */
export function Request({ reservation }: { reservation: AdminReservation }) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const { cancellation, timeZone, currency } = reservation
  if (!cancellation) return null
  const { status, reason, message, refund, asked, answerUntil, ended, endedBy } = cancellation
  const values = {
    when: moment(asked, timeZone),
    reason: formatMessage({ id: `mfe-admin.request.reason.${reason}` }),
    refund: formatExact({ amount: refund, currency }, locale),
    until: moment(answerUntil, timeZone),
    ended: ended ? moment(ended, timeZone) : '',
    by: endedBy ?? 'timer',
  }
  return (
    <Alert
      tone={status === 'open' ? 'warn' : 'info'}
      role="none"
      title={<FormattedMessage id={`mfe-admin.request.${status}`} />}
    >
      <span>
        <FormattedMessage id="mfe-admin.request.asked" values={values} />
      </span>
      {message && (
        <Text mt="1" overflowWrap="anywhere">
          <q>{message}</q>
        </Text>
      )}
      <Text mt="1">
        <FormattedMessage
          id={status === 'open' ? 'mfe-admin.request.next' : 'mfe-admin.request.ended'}
          values={values}
        />
      </Text>
    </Alert>
  )
}
