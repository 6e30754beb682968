import type { SlotProps } from '@metrolibre/platform/host'
import { Suspense } from 'react'
import { useHost } from '../host-context.ts'
import type { OfferedPart } from './parts-for.ts'
import { usePart } from './use-part.ts'

/**
 * A part that the server has drawn where the page came from it. That stays as it is until the code is there and ready
 * to be shown, or for good when it can't be had.
 */
export function DrawnPart({ given, ...offered }: OfferedPart & Pick<SlotProps, 'given'>) {
  const { orderPart } = useHost()
  const Part = usePart(offered)
  const mark = orderPart?.({ remoteName: offered.remoteName, id: offered.part.id, given }) ?? ''
  return (
    <Suspense>
      {Part ? (
        <Part given={given} />
      ) : (
        // React leaves what stands in such an element alone when it takes over the page.
        <div dangerouslySetInnerHTML={{ __html: mark }} suppressHydrationWarning />
      )}
    </Suspense>
  )
}
