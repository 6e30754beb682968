import { properties } from '@metrolibre/api-client'
import { useIntl, useQuery } from '@metrolibre/platform'
import { Box, Heading } from '@metrolibre/ui'
import { PropertyList } from '../../features/property-cards/property-list.tsx'
import type { Search } from '../../features/search-filters/search-query.ts'
import { nearQuery } from '../../features/search-places/places-near.ts'
import { usePlacesNear } from '../../features/search-places/use-places-near.ts'

interface Props {
  search: Search
  selectedId: string | undefined
  onPoint: (id: string | undefined) => void
}

/** Shown when nothing was found: properties of the same kind in the nearest place. */
export function NearResults({ search, selectedId, onPoint }: Props) {
  const { formatMessage } = useIntl()
  const [nearest] = usePlacesNear(search)
  const { data } = useQuery({
    ...properties.search(nearest && nearQuery(nearest, search)),
    enabled: nearest !== undefined,
  })
  const near = data?.properties.slice(0, 4) ?? []
  if (!nearest || near.length === 0) return null
  return (
    <Box mt="44px">
      <Heading as="h3" textStyle="cardTitle" mb="18px">
        {formatMessage({ id: 'tenants.search.near.title' }, { place: nearest.zone })}
      </Heading>
      <PropertyList properties={near} selectedId={selectedId} onPoint={onPoint} />
    </Box>
  )
}
