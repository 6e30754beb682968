import {
  useFeedback,
  usePageMutation,
  useNavigate,
  useQueryClient,
  type QueryClient,
} from '@metrolibre/platform'
import { useState } from 'react'

interface Removal {
  /** Deletes one record for good, and says so. */
  remove: () => Parameters<typeof usePageMutation<{ message: string }, Error, string>>[0]
  readAgain: (client: QueryClient) => Promise<unknown>
}

/**
 * Deletes the record of a page for good and leads back to its list. Returns what opens the dialog, and what the
 * dialog needs besides its words.
 */
export function useDeleteForGood(id: string, listTo: string, { remove, readAgain }: Removal) {
  const { toast } = useFeedback()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutateAsync, isPending } = usePageMutation(remove())
  const [asks, setAsks] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const removeForGood = async () => {
    setFailure(undefined)
    try {
      const { message } = await mutateAsync(id)
      toast(message)
      navigate(listTo)
      await readAgain(client)
    } catch (error) {
      setFailure(error)
    }
  }
  return {
    ask: () => {
      setFailure(undefined)
      setAsks(true)
    },
    dialog: {
      open: asks,
      loading: isPending,
      error: failure,
      onConfirm: () => void removeForGood(),
      onCancel: () => setAsks(false),
    },
  }
}
