import type { SlotProps } from '@metrolibre/platform/host'
import { useHost } from '../host-context.ts'
import type { OfferedPart } from './parts-for.ts'
import { RemotePart } from './remote-part.tsx'

/** A part that the server has drawn where the page came from it; that stays until the browser can take over. */
export function DrawnPart(offered: OfferedPart & Pick<SlotProps, 'given'>) {
  const { orderPart } = useHost()
  const { remoteName, part, given } = offered
  const mark = orderPart?.({ remoteName, id: part.id, given }) ?? ''
  // React leaves what stands in such an element alone when it takes over the page.
  const drawn = <div dangerouslySetInnerHTML={{ __html: mark }} suppressHydrationWarning />
  return <RemotePart {...offered} before={drawn} />
}
