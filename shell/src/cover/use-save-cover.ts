import { tabStorage, useFeedback, useIntl, useUnsavedChanges } from '@metrolibre/platform'
import { coverDraftAtom, useAtom } from '@metrolibre/platform/host'
import { useEffect, useState } from 'react'

/** Set before the reload that follows a save, and read after it. */
const savedMark = 'metrolibre.cover-saved'

/**
 * Saves a change to a cover and reloads the page, as every visitor will see it; then shows a confirmation.
 * After a failure it shows the server's message and keeps the draft, which also stays when the work resolves with
 * false, because it was not to be saved after all.
 */
export const useSaveCover = () => {
  const { showError, toast } = useFeedback()
  const { formatMessage } = useIntl()
  const [draft, setDraft] = useAtom(coverDraftAtom)
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  useUnsavedChanges(draft !== null && state !== 'saved')
  useEffect(() => {
    if (tabStorage.getItem(savedMark) === null) return
    tabStorage.removeItem(savedMark)
    toast(formatMessage({ id: 'shell.cover.saved' }))
  }, [toast, formatMessage])
  // Reloads only after the render in which the draft no longer counts as unsaved.
  useEffect(() => {
    if (state !== 'saved') return
    tabStorage.setItem(savedMark, '1')
    location.reload()
  }, [state])
  useEffect(() => () => setDraft(null), [setDraft])
  const save = async (work: () => Promise<boolean>): Promise<void> => {
    setState('saving')
    try {
      setState((await work()) ? 'saved' : 'idle')
    } catch (error) {
      setState('idle')
      void showError(error)
    }
  }
  return { draft, setDraft, save, saving: state !== 'idle' }
}
