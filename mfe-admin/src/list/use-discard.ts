import { useFeedback, useIntl, useNavigate } from '@metrolibre/platform'

interface Discard {
  /** Moves the record to the trash, and says so. */
  remove: () => Promise<{ message: string }>
  listTo: string
  /** Reads again what is shown of such records. */
  refresh: () => Promise<void>
  /** The question, and what the record loses in the trash. */
  title: string
  text: string
  confirm: string
}

/** Moves the record of a page to the trash after a question, and leads back to its list. */
export function useDiscard({ remove, listTo, refresh, title, text, confirm }: Discard) {
  const { formatMessage } = useIntl()
  const feedback = useFeedback()
  const navigate = useNavigate()
  return async (): Promise<void> => {
    const cancel = formatMessage({ id: 'mfe-admin.cancel' })
    if (!(await feedback.confirm({ title, text, confirm, cancel, danger: true }))) return
    try {
      const { message } = await remove()
      feedback.toast(message)
      navigate(listTo)
      await refresh()
    } catch (error) {
      await feedback.showError(error)
    }
  }
}
