import { useCountry } from '@metrolibre/platform'
import { PlaceLinks } from '../../features/search-places/place-links.tsx'
import { meantFrom } from '../../features/search-places/places-near.ts'
import { usePlacesNear } from '../../features/search-places/use-places-near.ts'
import { searchLandingPath, type Search } from '../../features/search-filters/search-query.ts'

/** Links to other comunas: those around the requested one, or those with the most properties. */
export function SearchPlaces({ search }: { search: Search }) {
  const { country } = useCountry()
  const places = usePlacesNear(meantFrom(search, country))
  const around = [search.comuna, search.city, search.zoneId, search.bbox].some((asked) => asked !== undefined)
  return (
    <PlaceLinks
      places={places}
      type={search.type}
      around={around}
      pathOf={(place) => searchLandingPath(place, search.type)}
    />
  )
}
