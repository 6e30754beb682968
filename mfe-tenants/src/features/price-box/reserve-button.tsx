import { Link, useIntl } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import type { BookingWay } from './booking-way.ts'

/** The booking button; disabled when nothing can be booked. */
export function ReserveButton({ way, full }: { way: BookingWay; full?: boolean }) {
  const { formatMessage } = useIntl()
  const text = formatMessage({ id: way.choose ? 'tenants.property.chooseRoom' : 'tenants.property.reserve' })
  const look = { variant: 'cta', size: 'lg', full } as const
  if (way.to === undefined)
    return (
      <Button {...look} disabled>
        {text}
      </Button>
    )
  return way.choose ? (
    <Button as="a" href={way.to} {...look}>
      {text}
    </Button>
  ) : (
    <Button as={Link} to={way.to} {...look}>
      {text}
    </Button>
  )
}
