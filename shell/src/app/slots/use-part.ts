import type { PartModule } from '@metrolibre/platform'
import { startTransition, useEffect, useState } from 'react'
import { noteFailure } from '../beats/failures.ts'
import { useHost } from '../host-context.ts'
import type { OfferedPart } from './parts-for.ts'

/** Loads the code of a part; returns undefined until it is there, and for good when it can't be had. */
export function usePart({ remoteName, part: { id } }: OfferedPart): PartModule['Part'] | undefined {
  const { loadPart } = useHost()
  const [Part, setPart] = useState<PartModule['Part']>()
  useEffect(() => {
    let isShown = true
    const show = (part: PartModule['Part']) =>
      startTransition(() => {
        if (isShown) setPart(() => part)
      })
    loadPart?.(remoteName, id).then(show, noteFailure)
    return () => {
      isShown = false
    }
  }, [loadPart, remoteName, id])
  return Part
}
