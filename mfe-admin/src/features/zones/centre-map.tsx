import { zones } from '@metrolibre/api-client'
import { useDates, useIntl, useQuery, useRuntimeConfig } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { useMapTexts } from '@metrolibre/platform/maps'
import { Box, Skeleton, Text } from '@metrolibre/ui'
import type { PlaceName } from '@metrolibre/ui/map'
import { Suspense, useMemo } from 'react'
import { MapFailed } from '../../page/map-failed.tsx'

const PinMap = lazyPart(async () => ({ default: (await import('@metrolibre/ui/map')).PinMap }), MapFailed)

const digits = { minimumFractionDigits: 4, maximumFractionDigits: 4 } as const

/** Six decimals are a tenth of a metre. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6))

interface Props {
  /** The name of the zone, below the pin. */
  name: string
  value: { lat: number; lng: number }
  onChange: (place: { lat: number; lng: number }) => void
  /** Nobody has said yet where the centre of a new zone is. */
  isUnplaced: boolean
}

/** The centre of a zone, as a pin on the map that the pointer and the arrow keys move. */
export function CentreMap({ name, value, onChange, isUnplaced }: Props) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const { mapStyleUrl } = useRuntimeConfig()
  const { data } = useQuery(zones.all())
  const names = useMemo(
    () =>
      data?.zones
        // Its own is below the pin, wherever that is moved.
        .filter(({ zone }) => zone !== name)
        .map(({ zone, lat, long }): PlaceName => ({ text: zone, lat, lng: long, rank: 'comuna' })),
    [data, name],
  )
  const texts = useMapTexts(formatMessage({ id: 'mfe-admin.zones.map' }))
  return (
    <>
      <Box h={{ base: '320px', md: '360px' }}>
        <Suspense fallback={<Skeleton height="100%" radius={20} />}>
          <PinMap
            value={value}
            onChange={({ lat, lng }) => onChange({ lat: rounded(lat), lng: rounded(lng) })}
            styleUrl={mapStyleUrl ?? undefined}
            names={names}
            name={name}
            zoom={11.5}
            texts={{ ...texts, pin: formatMessage({ id: 'mfe-admin.zones.pin' }) }}
          />
        </Suspense>
      </Box>
      <Text textStyle="measure" color="fg.muted" mt="2">
        {formatMessage(
          { id: 'mfe-admin.zones.centre' },
          { lat: number(value.lat, digits), long: number(value.lng, digits) },
        )}
      </Text>
      {isUnplaced && (
        <Text textStyle="small" mt="1">
          {formatMessage({ id: 'mfe-admin.zones.unplaced' })}
        </Text>
      )}
    </>
  )
}
