import { useSession } from '@metrolibre/platform'
import { PartBoundary } from '@metrolibre/platform/browser'
import type { SlotProps } from '@metrolibre/platform/host'
import { useEffect } from 'react'
import { notePartFailure } from '../beats/failures.ts'
import { useHost } from '../host-context.ts'
import { DrawnPart } from './drawn-part.tsx'
import { partsFor } from './parts-for.ts'
import { RemotePart } from './remote-part.tsx'

/** Shows what other remotes offer the current user for a slot, each in a boundary of its own. */
export function SlotParts({ name, given }: SlotProps) {
  const { registry } = useHost()
  const { user } = useSession()
  return partsFor(registry, name, user).map((offered) => {
    const Part = offered.part.render === 'server' ? DrawnPart : RemotePart
    return (
      <div key={`${offered.remoteName}/${offered.part.id}`} data-remote={offered.remoteName}>
        <PartBoundary fallback={(error) => <Nothing of={offered.remoteName} because={error} />}>
          <Part {...offered} given={given} />
        </PartBoundary>
      </div>
    )
  })
}

export const showParts = (slot: SlotProps) => <SlotParts {...slot} />

/** The page works without the part, so its failure is reported to its team alone. */
function Nothing({ of, because }: { of: string; because: Error }) {
  useEffect(() => notePartFailure(of, because), [of, because])
  return null
}
