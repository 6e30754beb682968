import { useIntl } from '@metrolibre/platform'
import { Box, Button, useMapless } from '@metrolibre/ui'
import { MapTrifold } from '@metrolibre/ui/icons'
import { useSettled } from '../../browser/use-settled.ts'
import { Mapless } from './mapless.tsx'

/**
 * On phones and tablets, switches from the list to the map. It follows the window only beside the list, so that large
 * letters leave no search under it, and stands above the question about cookies.
 */
export function MapSwitch({ onSwitch }: { onSwitch: () => void }) {
  const { formatMessage } = useIntl()
  const isMapless = useMapless(useSettled())
  if (isMapless)
    return (
      <Box display={{ base: 'block', lg: 'none' }} mt="24px">
        <Mapless />
      </Box>
    )
  return (
    <Box
      display={{ base: 'block', lg: 'none' }}
      position="sticky"
      bottom={{ base: 'calc(88px + env(safe-area-inset-bottom))', md: '24px' }}
      w="fit-content"
      mx="auto"
      mt="24px"
      // A place that changes would count as a shift of the layout.
      translate="0 calc(-1 * var(--dock, 0px))"
      zIndex="5"
      borderRadius="md"
      boxShadow="3"
    >
      <Button icon={<MapTrifold />} onClick={onSwitch}>
        {formatMessage({ id: 'tenants.search.showMap' })}
      </Button>
    </Box>
  )
}
