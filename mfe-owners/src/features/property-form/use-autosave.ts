import { useOnline } from '@metrolibre/platform'
import type { SchemaForm } from '@metrolibre/platform/forms'
import { useEffect, useEffectEvent } from 'react'
import type { ListingSchema } from '../../listing/listing-values.ts'

/** How long nothing must be typed before the draft is saved by itself. */
const quietMs = 3000

/** Saves by itself what was typed, once its user pauses, and when the connection comes back. */
export function useAutosave(form: SchemaForm<ListingSchema>, save: () => void, enabled: boolean): void {
  const online = useOnline()
  const { watch, formState } = form
  const { isDirty } = formState
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (!enabled || !online || !isDirty) return
    let timer = setTimeout(() => saveNow(), quietMs)
    const { unsubscribe } = watch(() => {
      clearTimeout(timer)
      timer = setTimeout(() => saveNow(), quietMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [enabled, online, isDirty, watch])
}
