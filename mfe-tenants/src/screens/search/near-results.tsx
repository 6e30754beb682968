import { properties } from '@metrolibre/api-client'
import { useIntl, useQuery } from '@metrolibre/platform'
import { Box, Heading } from '@metrolibre/ui'
import { PropertyList } from '../../features/property-cards/property-list.tsx'
import { nearQuery, type placeAround } from '../../features/search-places/places-near.ts'
import { nearPlaces } from '../../features/search-places/use-places-near.ts'

type Around = NonNullable<ReturnType<typeof placeAround>>

interface Props {
  /** The place of the search. */
  around: Around
  selectedId: string | undefined
  onPoint: (id: string | undefined) => void
}

/** Shown when nothing was found: properties of the same kind in the nearest place of the same country. */
export function NearResults({ around, selectedId, onPoint }: Props) {
  const { formatMessage } = useIntl()
  const [nearest] = useQuery(nearPlaces(around)).data ?? []
  const { data } = useQuery({
    ...properties.search(nearest && nearQuery(nearest, around)),
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
