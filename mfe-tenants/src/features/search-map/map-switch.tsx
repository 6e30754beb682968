import { useIntl } from '@metrolibre/platform'
import { Box, Span, useMapless } from '@metrolibre/ui'
import { MapTrifold } from '@metrolibre/ui/icons'
import { FilterChip } from '@metrolibre/ui/parts'
import { useSettledPage } from '../../browser/use-settled.ts'
import { Mapless } from './mapless.tsx'

/**
 * On phones and tablets, switches from the list to the map. It is in the row of kinds, which stays in view, because over
 * the list it would lie on prices.
 */
export function MapSwitch({ onSwitch }: { onSwitch: () => void }) {
  const { formatMessage } = useIntl()
  if (useMapless(useSettledPage())) return null
  return (
    <Span display={{ base: 'contents', lg: 'none' }}>
      <FilterChip icon={<MapTrifold />} onClick={onSwitch}>
        {formatMessage({ id: 'tenants.search.showMap' })}
      </FilterChip>
    </Span>
  )
}

/** Says below the list on phones and tablets that this browser can't draw the map. */
export function MapSwitchMissing() {
  const isMapless = useMapless(useSettledPage())
  if (!isMapless) return null
  return (
    <Box display={{ base: 'block', lg: 'none' }} mt="24px">
      <Mapless />
    </Box>
  )
}
