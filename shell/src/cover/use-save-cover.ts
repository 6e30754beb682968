import { useFeedback, useIntl, useUnsavedChanges } from '@metrolibre/platform'
import { coverDraftAtom, useAtom } from '@metrolibre/platform/host'
import { useEffect, useState } from 'react'

/** Survives the reload that follows a save; nothing but this mark is kept. */
const savedMark = 'metrolibre.cover-saved'

/**
 * Saves a change of a cover and loads the page anew, as every visitor will see it; says so there. A refusal is
 * told with the server's words and the draft stays.
 */
export const useSaveCover = () => {
  const { showError, toast } = useFeedback()
  const { formatMessage } = useIntl()
  const [draft, setDraft] = useAtom(coverDraftAtom)
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  useUnsavedChanges(draft !== null && state !== 'saved')
  useEffect(() => {
    if (sessionStorage.getItem(savedMark) === null) return
    sessionStorage.removeItem(savedMark)
    toast(formatMessage({ id: 'shell.cover.saved' }))
  }, [toast, formatMessage])
  // Only once nothing asks any more whether to leave.
  useEffect(() => {
    if (state !== 'saved') return
    sessionStorage.setItem(savedMark, '1')
    location.reload()
  }, [state])
  useEffect(() => () => setDraft(null), [setDraft])
  const save = async (work: () => Promise<unknown>): Promise<void> => {
    setState('saving')
    try {
      await work()
      setState('saved')
    } catch (error) {
      setState('idle')
      void showError(error)
    }
  }
  return { draft, setDraft, save, saving: state !== 'idle' }
}
