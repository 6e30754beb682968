import { properties, staleTimes, type PropertyDetail } from '@metrolibre/api-client'
import { dateAt } from '@metrolibre/contract'
import { useDates, useIntl, useQuery } from '@metrolibre/platform'
import { Box, Text } from '@metrolibre/ui'
import { LeaseTape } from '@metrolibre/ui/parts'
import { shownLease } from '../../property/lease-stretch.ts'

/** Height of the tape with its ends, reserved so that nothing moves when the availability is loaded. */
const tapeHeight = '62px'
const short = { day: 'numeric', month: 'short' } as const
const withYear = { ...short, year: 'numeric' } as const

/** Shows as tape from when until when a property is available. */
export function LeaseLine({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const { day } = useDates()
  // This overview may be as old as the page; the booking calendar loads the current state.
  const { data, isError } = useQuery({
    ...properties.availability(property.id),
    staleTime: staleTimes.catalogue,
  })
  if (!data) return isError ? null : <Box minH={tapeHeight} />
  const lease = shownLease(data, { byRoom: property.propertyType === 'room' })
  // A rest that is too short for any stay is not free, and neither is a property whose rooms are all taken.
  const from = property.free === undefined ? lease?.from : property.free.from
  if (!lease || !from)
    return (
      <Text textStyle="small" color="fg.muted">
        {formatMessage({ id: data.lease ? 'tenants.property.leaseFull' : 'tenants.property.leaseNone' })}
      </Text>
    )
  const thisYear = dateAt(data.serverTime, data.timeZone).slice(0, 4)
  const begins = day(from, from.startsWith(thisYear) ? short : withYear)
  return (
    <LeaseTape
      start={formatMessage({ id: 'tenants.property.leaseFrom' }, { day: begins })}
      end={formatMessage({ id: 'tenants.property.leaseTo' }, { day: day(lease.to, withYear) })}
      taken={lease.taken}
    />
  )
}
