import type { Zone } from '@metrolibre/contract'
import { useRuntimeConfig } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { useWatch } from '@metrolibre/platform/forms'
import { useMapTexts } from '@metrolibre/platform/maps'
import { Box, Skeleton, Text, useMapless } from '@metrolibre/ui'
import { Suspense } from 'react'
import { MapFailed } from '../../page/map-failed.tsx'
import { MapUndrawn } from '../../page/map-undrawn.tsx'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { shownCoordinate } from './coordinate.ts'
import { usePropertyForm } from './form-context.ts'

const PinMap = lazyPart(async () => ({ default: (await import('@metrolibre/ui/map')).PinMap }), MapFailed)

/** The place of a property on a map, which starts in the middle of the zone. */
export function PlacePin({ zones }: { zones: readonly Zone[] }) {
  const { text } = usePropertyTexts()
  const { mapStyleUrl } = useRuntimeConfig()
  const { setValue, control } = usePropertyForm()
  const texts = useMapTexts(text('pin.map'))
  const isMapless = useMapless()
  const [zoneId, lat, long] = useWatch({ control, name: ['zone', 'lat', 'long'] })
  const zone = zones.find(({ id }) => id === zoneId)
  if (isMapless) return <MapUndrawn>{text('pin.mapless')}</MapUndrawn>
  if (!zone) return <Text color="fg.muted">{text('pin.zoneFirst')}</Text>
  return (
    <Box h="320px">
      <Suspense fallback={<Skeleton height="100%" radius={20} />}>
        <PinMap
          key={zone.id}
          value={{ lat: lat ?? zone.lat, lng: long ?? zone.long }}
          onChange={(place) => {
            setValue('lat', shownCoordinate(place.lat), { shouldDirty: true })
            setValue('long', shownCoordinate(place.lng), { shouldDirty: true })
          }}
          styleUrl={mapStyleUrl ?? undefined}
          texts={{ ...texts, pin: text('pin.text') }}
        />
      </Suspense>
    </Box>
  )
}
