import { useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { lazyPart, outsideMap, useNear } from '@metrolibre/platform/browser'
import { useMapTexts } from '@metrolibre/platform/maps'
import { Box, Skeleton, TextLink, useMapless } from '@metrolibre/ui'
import { Suspense } from 'react'
import { PartFailed } from '../../../listing/part-failed.tsx'
import { MapUndrawn } from '../../../parts/map-undrawn.tsx'

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
  const isMapless = useMapless(near)
  const texts = useMapTexts(formatMessage({ id: 'mfe-owners.reservation.stay.map' }, { name }))
  if (isMapless)
    return (
      <MapUndrawn>
        <TextLink href={outsideMap(place, true)} target="_blank" rel="noreferrer">
          {formatMessage({ id: 'mfe-owners.reservation.stay.outsideMap' })}
        </TextLink>
      </MapUndrawn>
    )
  return (
    <Box ref={ref} h="320px">
      {near ? (
        <Suspense fallback={waiting}>
          <PropertyMap place={place} radiusMetres={0} styleUrl={mapStyleUrl ?? undefined} texts={texts} />
        </Suspense>
      ) : (
        waiting
      )}
    </Box>
  )
}
