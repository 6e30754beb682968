import type { Place, SearchType } from '@metrolibre/contract'
import { Link, useIntl } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'

const PlainLink = chakra(Link)

/** Returns how many properties of a kind, or of any kind, a place has. */
const countOf = ({ counts }: Place, type: SearchType | undefined): number =>
  type ? counts[type] : counts.room + counts.entire + counts.galpon + counts.terreno

/** A link to the page of a comuna, or of a kind there. */
export function PlaceLink({ place, type, to }: { place: Place; type: SearchType | undefined; to: string }) {
  const { formatMessage } = useIntl()
  return (
    <PlainLink
      to={to}
      display="inline-flex"
      alignItems="center"
      minH="44px"
      px="14px"
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      bg="bg.panel"
      color="fg"
      textStyle="small"
      fontWeight="600"
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
    >
      {formatMessage(
        { id: 'tenants.search.places.link' },
        { place: place.zone, kind: type ?? 'all', count: countOf(place, type) },
      )}
    </PlainLink>
  )
}
