import { adminUsers } from '@metrolibre/api-client'
import type { AdminUser } from '@metrolibre/contract'
import { useFeedback } from '@metrolibre/platform'
import { useState } from 'react'
import { DeleteForGoodDialog } from '../../list/delete-for-good-dialog.tsx'
import { useRefreshUsers } from './use-refresh-users.ts'
import { useUserTexts } from './use-user-texts.ts'
import { userName } from './user-name.ts'

/** Restores users from the trash, and deletes them for good after a question. */
export const useTrashActions = () => {
  const text = useUserTexts()
  const { toast, showError } = useFeedback()
  const refresh = useRefreshUsers()
  const [asked, setAsked] = useState<AdminUser>()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<{ message: string }>) => {
    setBusy(true)
    try {
      toast((await work()).message)
    } catch (error) {
      await showError(error)
    } finally {
      setBusy(false)
      setAsked(undefined)
      await refresh()
    }
  }
  return {
    restore: ({ id }: AdminUser) => run(() => adminUsers.restore(id)),
    ask: setAsked,
    dialog: asked && (
      <DeleteForGoodDialog
        open
        name={userName(asked)}
        text={text('trash.removeText', { name: userName(asked) })}
        loading={busy}
        onConfirm={() => void run(() => adminUsers.removeForGood(asked.id))}
        onCancel={() => setAsked(undefined)}
      />
    ),
  }
}
