import type { PropertyDetail } from '@metrolibre/api-client'
import { useIntl } from '@metrolibre/platform'
import { lazyPart, useNear } from '@metrolibre/platform/browser'
import { Box, Section, Skeleton, Text, useMapless } from '@metrolibre/ui'
import { Suspense } from 'react'
import { MapFailed } from '../../parts/map-failed.tsx'
import { InWords } from './in-words.tsx'
import { mapPlaceOf } from './place-of.ts'

const PlaceMap = lazyPart(() => import('./place-map.tsx'), MapFailed)

/**
 * The surroundings of a property; the exact location is shown only to users who may know it (RULES.md §7.3).
 */
export function WhereItIs({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const [ref, near] = useNear<HTMLDivElement>()
  const isMapless = useMapless(near)
  const { exact } = property
  const place = mapPlaceOf(property)
  const box = <Skeleton height="100%" radius={20} />
  return (
    <Section tight id="map" title={formatMessage({ id: 'tenants.property.where' })}>
      {isMapless ? (
        <InWords property={property} />
      ) : (
        <Box ref={ref} h={{ base: '320px', md: '400px' }}>
          {near ? (
            <Suspense fallback={box}>
              <PlaceMap place={place} exact={exact !== undefined} name={property.name} />
            </Suspense>
          ) : (
            box
          )}
        </Box>
      )}
      <Text textStyle="small" color="fg.muted" mt="10px">
        {exact
          ? exact.address
          : formatMessage({ id: place ? 'tenants.property.whereAbout' : 'tenants.property.whereUnknown' })}
      </Text>
    </Section>
  )
}
