import { useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { lazyPart, useNear } from '@metrolibre/platform/browser'
import { Box, Skeleton } from '@metrolibre/ui'
import { Suspense } from 'react'
import { PartFailed } from '../../../listing/part-failed.tsx'

const PropertyMap = lazyPart(
  async () => ({ default: (await import('@metrolibre/ui/map')).PropertyMap }),
  PartFailed,
)

interface Props {
  name: string
  place: { lat: number; lng: number }
}

/** The exact place of a paid booking. Its code is loaded when it comes near the visible part of the page. */
export function ExactMap({ name, place }: Props) {
  const { formatMessage } = useIntl()
  const { mapStyleUrl } = useRuntimeConfig()
  const [ref, near] = useNear<HTMLDivElement>()
  const waiting = <Skeleton height="100%" radius={14} />
  const say = (id: 'zoomIn' | 'zoomOut' | 'ground' | 'credit') =>
    formatMessage({ id: `mfe-owners.reservation.stay.${id}` })
  return (
    <Box ref={ref} h="320px">
      {near ? (
        <Suspense fallback={waiting}>
          <PropertyMap
            place={place}
            radiusMetres={0}
            styleUrl={mapStyleUrl ?? undefined}
            texts={{
              label: formatMessage({ id: 'mfe-owners.reservation.stay.map' }, { name }),
              zoomIn: say('zoomIn'),
              zoomOut: say('zoomOut'),
              ground: say('ground'),
              credit: say('credit'),
            }}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </Box>
  )
}
