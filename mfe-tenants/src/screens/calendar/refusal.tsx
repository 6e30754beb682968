import { useFeedback, useIntl, useNavigate } from '@metrolibre/platform'
import { useEffect, useRef } from 'react'
import type { CalendarOpening } from './entry.ts'
import { BookingWaiting } from '../../features/booking/waiting.tsx'

type Reason = Extract<CalendarOpening, { kind: 'refuse' }>['reason']

/** Says why this calendar can't be opened, then returns to the property. */
export function HoldRefusal({ reason, to }: { reason: Reason; to: string }) {
  const { formatMessage } = useIntl()
  const { alert } = useFeedback()
  const navigate = useNavigate()
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    void alert({
      title: formatMessage({ id: 'tenants.booking.refused.title' }),
      text: formatMessage({ id: `tenants.booking.refused.${reason}` }),
    }).then(() => navigate(to, { replace: true }))
  }, [alert, formatMessage, navigate, reason, to])
  return <BookingWaiting />
}
