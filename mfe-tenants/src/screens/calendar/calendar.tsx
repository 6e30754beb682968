import { properties } from '@metrolibre/api-client'
import { calendarPath, startOfDay, wholeProperty, type RentalMode } from '@metrolibre/contract'
import { Navigate, usePageChrome, useIntl, useQuery } from '@metrolibre/platform'
import { useMemo } from 'react'
import { DatesStep } from './dates-step.tsx'
import { enter, type Place } from './entry.ts'
import { Refusal } from './refusal.tsx'
import { Failed, Waiting } from '../../features/booking/waiting.tsx'

const refetchMs = 20_000

interface Props {
  propertyId: string
  roomId: string
  /** As the address says; undefined where it says neither. */
  mode: RentalMode | undefined
}

/** The calendar of a place: who may not enter it is told why and sent where they belong. */
export function Calendar({ propertyId, roomId, mode }: Props) {
  const { formatMessage } = useIntl()
  const detailPath = `/propietario/${propertyId}/details`
  usePageChrome({
    bottomBar: 'own',
    exit: { to: detailPath, label: formatMessage({ id: 'tenants.booking.leave' }), leaves: true },
  })
  const detail = useQuery(properties.detail(propertyId))
  const entry = useMemo(() => detail.data && enter(detail.data, roomId, mode), [detail.data, roomId, mode])
  if (detail.isError) return <Failed error={detail.error} onRetry={() => void detail.refetch()} />
  if (!entry) return <Waiting />
  if (entry.kind === 'redirect')
    return (
      <Navigate
        to={calendarPath({
          propertyId,
          roomId: roomId === wholeProperty ? null : roomId,
          rentalMode: entry.mode,
        })}
        replace
      />
    )
  if (entry.kind === 'refuse') return <Refusal reason={entry.reason} to={detailPath} />
  return <LiveDates place={entry.place} />
}

/** Others book meanwhile: what is taken is asked for again and again. */
function LiveDates({ place }: { place: Place }) {
  const { property, room, lease } = place
  const availability = useQuery({
    ...properties.availability(property.id, {
      ...(room && { roomId: room.id }),
      to: startOfDay(lease.end, property.timeZone),
    }),
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
  })
  if (availability.data) return <DatesStep place={place} availability={availability.data} />
  if (availability.isError)
    return <Failed error={availability.error} onRetry={() => void availability.refetch()} />
  return <Waiting />
}
