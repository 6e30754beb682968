import { useIntl } from '@metrolibre/platform'
import { Box, Button } from '@metrolibre/ui'
import { MapTrifold } from '@metrolibre/ui/icons'

/** On phones and tablets, switches from the list to the map; stands above the question about cookies. */
export function MapSwitch({ onSwitch }: { onSwitch: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Box
      display={{ base: 'block', lg: 'none' }}
      position="fixed"
      left="50%"
      bottom={{ base: 'calc(88px + env(safe-area-inset-bottom))', md: '24px' }}
      // A place that changes would count as a shift of the layout.
      translate="-50% calc(-1 * var(--dock, 0px))"
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
