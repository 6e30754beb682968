import type { PartModule } from '@metrolibre/platform'
import type { SlotProps } from '@metrolibre/platform/host'
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { notePartFailure } from '../beats/failures.ts'
import { useHost } from '../host-context.ts'
import type { OfferedPart } from './parts-for.ts'

interface Props extends OfferedPart, Pick<SlotProps, 'given'> {
  /** Stays until the part is ready to be shown, or for good when it can't be had. */
  before?: ReactNode
}

/** A part, as soon as its code is there. */
export function RemotePart({ remoteName, part: { id }, given, before = null }: Props) {
  const { loadPart } = useHost()
  const [Part, setPart] = useState<PartModule['Part']>()
  useEffect(() => {
    let isShown = true
    const show = (part: PartModule['Part']) =>
      startTransition(() => {
        if (isShown) setPart(() => part)
      })
    loadPart?.(remoteName, id).then(show, (error: unknown) => notePartFailure(remoteName, error))
    return () => {
      isShown = false
    }
  }, [loadPart, remoteName, id])
  return <Suspense fallback={null}>{Part ? <Part given={given} /> : before}</Suspense>
}
