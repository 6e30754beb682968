import type { PropertyDetail } from '@metrolibre/api-client'
import { lazyPart } from '@metrolibre/platform/browser'
import { Suspense } from 'react'

const WaitButton = lazyPart(
  async () => ({ default: (await import('./wait-button.tsx')).WaitButton }),
  () => null,
)

/** The button of a property that is taken, which most properties don't load. */
export const WaitPart = ({ property }: { property: PropertyDetail }) => (
  <Suspense>
    <WaitButton property={property} />
  </Suspense>
)
