import type { Zone } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { MapUndrawn } from '../../parts/map-undrawn.tsx'
import { zoneLabel } from '../../listing/zone-names.ts'

interface Props {
  zone: Zone
  /** Null or undefined until a place was chosen. */
  lat: number | null | undefined
  long: number | null | undefined
  /** The address that was found and chosen, or nothing. */
  address: string
}

/** Where the pin is, for browsers that can't draw a map: choosing an address moves it there. */
export function PinInWords({ zone, lat, long, address }: Props) {
  const isInCentre = (lat ?? zone.lat) === zone.lat && (long ?? zone.long) === zone.long
  const at = isInCentre ? 'centre' : address ? 'address' : 'elsewhere'
  return (
    <MapUndrawn>
      <FormattedMessage id="mfe-owners.listing.mapless" values={{ at, zone: zoneLabel(zone) }} />
    </MapUndrawn>
  )
}
