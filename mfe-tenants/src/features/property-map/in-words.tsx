import type { PropertyDetail } from '@metrolibre/api-client'
import { useIntl } from '@metrolibre/platform'
import { outsideMap } from '@metrolibre/platform/browser'
import { Box, TextLink } from '@metrolibre/ui'
import { MapUndrawn } from '../../parts/map-undrawn.tsx'
import { mapPlaceOf } from './place-of.ts'

/** Where a property is for browsers that can't draw a map: in words, with a link to a map elsewhere. */
export function InWords({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const { exact, street, zone } = property
  const place = mapPlaceOf(property)
  const known = exact ? exact.address : [street, zone.zone, zone.city].filter(Boolean).join(', ')
  return (
    <MapUndrawn>
      <span>{formatMessage({ id: 'tenants.property.mapless' }, { place: known })}</span>
      {place && (
        <Box mt="8px">
          <TextLink href={outsideMap(place, place.isExact)} target="_blank" rel="noreferrer">
            {formatMessage({ id: 'tenants.property.outsideMap' }, { exact: place.isExact ? 'yes' : 'no' })}
          </TextLink>
        </Box>
      )}
    </MapUndrawn>
  )
}
