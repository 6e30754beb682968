import { useSession, type PartModule } from '@metrolibre/platform'
import { PartBoundary } from '@metrolibre/platform/browser'
import type { SlotProps } from '@metrolibre/platform/host'
import { Suspense, useEffect, useState } from 'react'
import { noteFailure } from '../beats/failures.ts'
import { useHost } from '../host-context.ts'
import { partsFor, type OfferedPart } from './parts-for.ts'

/** Shows what other remotes offer the current user for a slot, each in a boundary of its own. */
export function SlotParts({ name, given }: SlotProps) {
  const { registry } = useHost()
  const { user } = useSession()
  return partsFor(registry, name, user).map((offered) => (
    <div key={`${offered.remoteName}/${offered.part.id}`} data-remote={offered.remoteName}>
      <PartBoundary fallback={(error) => <Nothing because={error} />}>
        <RemotePart {...offered} given={given} />
      </PartBoundary>
    </div>
  ))
}

export const showParts = (slot: SlotProps) => <SlotParts {...slot} />

/** A part, as soon as its code is there. */
function RemotePart({ remoteName, part: { id }, given }: OfferedPart & Pick<SlotProps, 'given'>) {
  const { loadPart } = useHost()
  const [Part, setPart] = useState<PartModule['Part']>()
  useEffect(() => {
    let isShown = true
    loadPart?.(remoteName, id).then((part) => isShown && setPart(() => part), noteFailure)
    return () => {
      isShown = false
    }
  }, [loadPart, remoteName, id])
  return (
    Part && (
      <Suspense fallback={null}>
        <Part given={given} />
      </Suspense>
    )
  )
}

/** The page works without the part, so its failure is reported to its team alone. */
function Nothing({ because }: { because: Error }) {
  useEffect(() => noteFailure(because), [because])
  return null
}
