import { useIntl } from '@metrolibre/platform'
import { Box, Skeleton, useMapless } from '@metrolibre/ui'
import { Suspense } from 'react'
import { lazyPart, useMedia, useNear } from '@metrolibre/platform/browser'
import { useSettledPage } from '../../browser/use-settled.ts'
import { MapFailed } from '../../parts/map-failed.tsx'
import { Mapless } from './mapless.tsx'
import type { ResultsMapProps } from './results-map.tsx'

/** When the browser is asked whether it can draw a map, in ms after the page was loaded. */
const askedMs = 1_000

const ResultsMap = lazyPart(() => import('./results-map.tsx'), MapFailed)

interface Props extends ResultsMapProps {
  /** Whether the cover stands above the list and the map. */
  belowCover: boolean
}

/** In px: what is above the map before anything was scrolled, and a margin below it. */
const besides = { withCover: 480, withoutCover: 290 }

/**
 * The map next to the list, on wide windows only. Its code is loaded after the first view, when the map's
 * place is visible.
 */
export function MapBeside({ belowCover, ...props }: Props) {
  const { formatMessage } = useIntl()
  const wide = useMedia('(min-width: 1024px)')
  const [ref, near] = useNear<HTMLDivElement>()
  const settled = useSettledPage()
  // A visitor who gets no map is told long before it would be there.
  const isMapless = useMapless(useSettledPage(askedMs) && wide && near)
  const box = <Skeleton height="100%" radius={20} />
  if (isMapless) return wide && <Mapless />
  return (
    <Box
      ref={ref}
      as="aside"
      aria-label={formatMessage({ id: 'tenants.search.mapAside' })}
      display={{ base: 'none', lg: 'block' }}
      position="sticky"
      top="86px"
      // All of it is in the first view.
      h={`calc(100vh - ${belowCover ? besides.withCover : besides.withoutCover}px)`}
      minH="420px"
      maxH="1200px"
      // At the end of the list the map moves up behind the panel of filters; what gets the focus comes out from there.
      css={{ '& :is(button, input)': { scrollMarginBlock: '90px 24px' } }}
    >
      {wide && near && settled ? (
        <Suspense fallback={box}>
          <ResultsMap {...props} />
        </Suspense>
      ) : (
        box
      )}
    </Box>
  )
}
