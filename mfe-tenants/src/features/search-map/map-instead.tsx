import { useIntl, usePageChrome } from '@metrolibre/platform'
import { type FailedProps, lazyPart } from '@metrolibre/platform/browser'
import { Box, Button, Skeleton } from '@metrolibre/ui'
import { ListBullets } from '@metrolibre/ui/icons'
import { Suspense } from 'react'
import { MapFailed } from '../../parts/map-failed.tsx'
import type { ResultsMapProps } from './results-map.tsx'

/** The way back to the list does not depend on the map. */
const Failed = ({ part, onRetry }: FailedProps<ResultsMapProps>) => (
  <>
    {part.corner}
    <MapFailed onRetry={onRetry} />
  </>
)

const ResultsMap = lazyPart(() => import('./results-map.tsx'), Failed)

interface Props extends ResultsMapProps {
  /** Returns to the list. */
  onLeave: () => void
}

/** Reaches the edges of the window, and from the filters down to the bar that only phones have. */
const room = {
  mx: 'calc(50% - 50vw)',
  h: { base: 'calc(100dvh - 297px - env(safe-area-inset-bottom))', md: 'calc(100dvh - 240px)' },
  minH: { base: '340px', md: '440px' },
}

/**
 * A placeholder for the map in the server's HTML. The server does not know the width of the window; on wide
 * windows CSS hides it and the list is shown.
 */
export const MapAwaited = () => (
  <Box display={{ base: 'block', lg: 'none' }} {...room}>
    <Skeleton height="100%" radius={0} />
  </Box>
)

/** The map, shown in place of the list. Without a footer below it nothing scrolls, and one finger moves the map. */
export function MapInstead({ onLeave, ...map }: Props) {
  const { formatMessage } = useIntl()
  usePageChrome({ footer: 'none' })
  return (
    <Box position="relative" {...room}>
      <Suspense fallback={<Skeleton height="100%" radius={0} />}>
        <ResultsMap
          {...map}
          edgeless
          corner={
            <Box
              data-over-map
              position="absolute"
              left="14px"
              top="14px"
              zIndex="3"
              borderRadius="md"
              boxShadow="2"
            >
              <Button icon={<ListBullets />} onClick={onLeave}>
                {formatMessage({ id: 'tenants.search.showList' })}
              </Button>
            </Box>
          }
        />
      </Suspense>
    </Box>
  )
}
