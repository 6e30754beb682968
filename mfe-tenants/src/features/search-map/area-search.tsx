import { useIntl } from '@metrolibre/platform'
import { Box, Button, Flex } from '@metrolibre/ui'
import type { MapBounds } from '@metrolibre/ui/map'
import { useEffect, useEffectEvent } from 'react'

interface Props {
  /** What the map shows since the visitor moved it; undefined while that is what was searched. */
  moved: MapBounds | undefined
  onSearch: (bounds: MapBounds) => void
  /** Whether each movement searches by itself. */
  follow: boolean
  onFollow: (follow: boolean) => void
}

/** In ms: a map that is moved several times in a row searches once. */
const pause = 500

/** After the map was moved, offers to search in the visible area, or searches there by itself. */
export function AreaSearch({ moved, onSearch, follow, onFollow }: Props) {
  const { formatMessage } = useIntl()
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (!follow || !moved) return
    const timer = setTimeout(() => search(moved), pause)
    return () => clearTimeout(timer)
  }, [follow, moved])
  return (
    <Flex
      position="absolute"
      left="14px"
      top={{ base: '66px', lg: '14px' }}
      zIndex="3"
      gap="8px"
      wrap="wrap"
      align="center"
      maxW="calc(100% - 84px)"
    >
      <Box
        as="label"
        data-over-map
        display="inline-flex"
        alignItems="center"
        gap="8px"
        minH="44px"
        px="12px"
        borderRadius="md"
        bg="bg.panel"
        color="fg"
        boxShadow="2"
        textStyle="small"
        fontWeight="600"
        cursor="pointer"
      >
        <input
          type="checkbox"
          role="switch"
          aria-checked={follow}
          checked={follow}
          onChange={({ target }) => onFollow(target.checked)}
          style={{ width: 18, height: 18, accentColor: 'var(--colors-primary-solid)' }}
        />
        {formatMessage({ id: 'tenants.search.follow' })}
      </Box>
      {moved && !follow && (
        <Box data-over-map borderRadius="md" boxShadow="2">
          <Button onClick={() => onSearch(moved)}>{formatMessage({ id: 'tenants.search.thisArea' })}</Button>
        </Box>
      )}
    </Flex>
  )
}
