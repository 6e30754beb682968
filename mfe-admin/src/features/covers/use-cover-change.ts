import { coverAdmin, covers, isApiError } from '@metrolibre/api-client'
import { useFeedback, useIntl, useQueryClient } from '@metrolibre/platform'
import { useState } from 'react'
import { undoMs } from '../../list/undo-ms.ts'

interface Change {
  readonly to: string | null
  /** What it was, for taking the change back. */
  readonly from: string | null
  readonly said: string
  /** The version that the page shows, null where nothing was ever changed. */
  readonly version: string | null
}

/**
 * Changes the image or the text of a cover, tells it, and offers to take it back. `isTextOutdated` says that somebody
 * else changed the cover before the text was saved.
 */
export const useCoverChange = (id: number) => {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [isTextOutdated, setTextOutdated] = useState(false)
  const readAgain = () => client.invalidateQueries({ queryKey: covers.all().queryKey })
  const change = async (what: 'setImage' | 'setText', { to, from, said, version }: Change) => {
    setBusy(true)
    setTextOutdated(false)
    try {
      const saved = await coverAdmin[what](id, to, version)
      const back = { to: from, from: to, said: formatMessage({ id: 'mfe-admin.covers.undone' }) }
      const action = {
        text: formatMessage({ id: 'mfe-admin.list.undo' }),
        onPress: () => void change(what, { ...back, version: saved.updatedAt ?? null }),
      }
      toast(said, { ms: undoMs, action })
      return true
    } catch (error) {
      // What was typed stays, and the form says what the text is now.
      if (what === 'setText' && isApiError(error, 'changed_meanwhile')) setTextOutdated(true)
      else await showError(error)
      return false
    } finally {
      await readAgain()
      setBusy(false)
    }
  }
  return { change, busy, isTextOutdated }
}
