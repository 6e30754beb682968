import { useRuntimeConfig } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Box, Heading, Skeleton, Text } from '@metrolibre/ui'
import { Suspense } from 'react'
import { PartFailed } from './part-failed.tsx'
import { useSay } from './use-say.ts'

const PinMap = lazyPart(async () => ({ default: (await import('@metrolibre/ui/map')).PinMap }), PartFailed)

interface Props {
  value: { lat: number; lng: number }
  onChange: (place: { lat: number; lng: number }) => void
}

/** Where the picture was taken, as a pin on the map. */
export function Place({ value, onChange }: Props) {
  const say = useSay()
  const { mapStyleUrl } = useRuntimeConfig()
  return (
    <Box as="section" aria-labelledby="place-title">
      <Heading as="h2" id="place-title" textStyle="sub">
        {say('place')}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="4px" mb="12px">
        {say('placeText')}
      </Text>
      <Box h="320px">
        <Suspense fallback={<Skeleton height="100%" radius={20} />}>
          <PinMap
            value={value}
            onChange={onChange}
            styleUrl={mapStyleUrl ?? undefined}
            texts={{
              label: say('map'),
              ground: say('ground'),
              credit: say('credit'),
              pin: say('pin'),
              zoomIn: say('zoomIn'),
              zoomOut: say('zoomOut'),
            }}
          />
        </Suspense>
      </Box>
    </Box>
  )
}
