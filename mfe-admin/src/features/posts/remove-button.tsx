import { adminPosts, publications } from '@metrolibre/api-client'
import type { Publication } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, useQueryClient } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { Trash } from '@metrolibre/ui/icons'
import { useState } from 'react'

/** As for a switch, see `useSwitch`. */
const undoMs = 10_000

/** Deletes a post at once; its notice brings the post back for a while, the record of changes later. */
export function RemoveButton({
  post: { id, title },
  onRemoved,
}: {
  post: Publication
  onRemoved: () => void
}) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [...adminPosts.keys.all, 'list'] }),
      client.invalidateQueries({ queryKey: publications.key }),
    ])
  const restore = async () => {
    try {
      await adminPosts.restore(id)
      await readAgain()
      toast(formatMessage({ id: 'mfe-admin.posts.restored' }, { title }))
    } catch (error) {
      await showError(error)
    }
  }
  const remove = async () => {
    setBusy(true)
    try {
      await adminPosts.remove(id)
      onRemoved()
      await readAgain()
      const undo = { text: formatMessage({ id: 'mfe-admin.list.undo' }), onPress: () => void restore() }
      toast(formatMessage({ id: 'mfe-admin.posts.removed' }, { title }), { ms: undoMs, action: undo })
    } catch (error) {
      setBusy(false)
      await showError(error)
    }
  }
  return (
    <Button variant="danger" icon={<Trash />} loading={busy} onClick={() => void remove()}>
      <FormattedMessage id="mfe-admin.posts.remove" />
    </Button>
  )
}
