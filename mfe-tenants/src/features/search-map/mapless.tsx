import { FormattedMessage } from '@metrolibre/platform'
import { MapUndrawn } from '../../parts/map-undrawn.tsx'

/** Where the browser can't draw the map of a search: the list is the way without it. */
export const Mapless = () => (
  <MapUndrawn>
    <FormattedMessage id="tenants.search.mapless" />
  </MapUndrawn>
)
