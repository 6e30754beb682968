import { useFeedback, useIntl, useUnsavedChanges } from '@metrolibre/platform'
import { createContext, use, useCallback, useEffect, useRef } from 'react'

/** Takes whether a room was typed that is not saved yet. */
export const UnsavedRoomContext = createContext<(unsaved: boolean) => void>(() => undefined)

/**
 * Returns what the context provides, and a function that asks before the rooms are left, because a room that
 * was typed is saved by its own button only.
 */
export function useUnsavedRoom() {
  const { formatMessage } = useIntl()
  const { confirm } = useFeedback()
  const unsaved = useRef(false)
  const report = useCallback((is: boolean) => {
    unsaved.current = is
  }, [])
  const mayLeave = async (): Promise<boolean> =>
    !unsaved.current ||
    (await confirm({
      title: formatMessage({ id: 'mfe-owners.listing.room.unsavedTitle' }),
      text: formatMessage({ id: 'mfe-owners.listing.room.unsavedText' }),
      confirm: formatMessage({ id: 'mfe-owners.listing.room.leave' }),
      cancel: formatMessage({ id: 'mfe-owners.listing.room.stay' }),
    }))
  return { report, mayLeave }
}

/** Asks before the page is left, and tells whoever shows the rooms, while something of them is not saved. */
export function useReportUnsaved(unsaved: boolean): void {
  useUnsavedChanges(unsaved)
  const report = use(UnsavedRoomContext)
  useEffect(() => {
    report(unsaved)
    return () => report(false)
  }, [report, unsaved])
}
