import type { Place, SearchType } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box, chakra, Heading } from '@metrolibre/ui'
import { useId } from 'react'
import { PlaceLink } from './place-link.tsx'

interface Props {
  /** Sorted by distance, or by the number of properties. */
  places: readonly Place[]
  type: SearchType | undefined
  /** Whether the places are those around a requested place. */
  around: boolean
  pathOf: (place: Place) => string
}

/** Links to the pages of other comunas, for visitors and for search engines. */
export function PlaceLinks({ places, type, around, pathOf }: Props) {
  const { formatMessage } = useIntl()
  const id = useId()
  if (places.length === 0) return null
  return (
    <chakra.nav aria-labelledby={id} mb={{ base: '72px', md: '88px' }}>
      <Heading as="h2" textStyle="cardTitle" id={id} mb="14px">
        {formatMessage({ id: around ? 'tenants.search.places.near' : 'tenants.search.places.all' })}
      </Heading>
      <Box display="flex" flexWrap="wrap" gap="8px">
        {places.map((place) => (
          <PlaceLink key={place.id} place={place} type={type} to={pathOf(place)} />
        ))}
      </Box>
    </chakra.nav>
  )
}
