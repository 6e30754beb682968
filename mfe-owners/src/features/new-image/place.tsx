import { useRuntimeConfig } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { useMapTexts } from '@metrolibre/platform/maps'
import { Box, Heading, Skeleton, Text, useMapless } from '@metrolibre/ui'
import { Suspense } from 'react'
import { MapUndrawn } from '../../parts/map-undrawn.tsx'
import { PartFailed } from './part-failed.tsx'
import { useSayNewImage } from './use-say.ts'

const PinMap = lazyPart(async () => ({ default: (await import('@metrolibre/ui/map')).PinMap }), PartFailed)

interface Props {
  value: { lat: number; lng: number }
  onChange: (place: { lat: number; lng: number }) => void
}

/** Where the picture was taken, as a pin on the map. */
export function NewImagePlace({ value, onChange }: Props) {
  const say = useSayNewImage()
  const { mapStyleUrl } = useRuntimeConfig()
  const isMapless = useMapless()
  const texts = useMapTexts(say('map'))
  return (
    <Box as="section" aria-labelledby="place-title">
      <Heading as="h2" id="place-title" textStyle="sub">
        {say('place')}
      </Heading>
      {!isMapless && (
        <Text textStyle="small" color="fg.muted" mt="4px">
          {say('placeText')}
        </Text>
      )}
      <Box mt="12px" h={isMapless ? 'auto' : '320px'}>
        {isMapless ? (
          <MapUndrawn>{say('mapless')}</MapUndrawn>
        ) : (
          <Suspense fallback={<Skeleton height="100%" radius={20} />}>
            <PinMap
              value={value}
              onChange={onChange}
              styleUrl={mapStyleUrl ?? undefined}
              texts={{ ...texts, pin: say('pin') }}
            />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}
