import { useFeedback, useIntl } from '@metrolibre/platform'
import type { ListAction } from './list-action.ts'
import type { Bulk } from './use-bulk.ts'

/**
 * Returns a function that does something with rows, after its question if it has one. `onStart` is called when rows
 * begin to change.
 */
export const useStartAction = <Row>(bulk: Bulk<Row>, onEnd: (() => Promise<unknown>) | undefined) => {
  const { formatMessage } = useIntl()
  const { confirm, showError } = useFeedback()
  return async (action: ListAction<Row>, rows: readonly Row[], onStart?: () => void): Promise<void> => {
    if ('act' in action) return action.act(rows).catch(showError)
    const { question, text, working, run, danger } = action
    const asked = question?.(rows.length)
    const words = { confirm: text, cancel: formatMessage({ id: 'mfe-admin.cancel' }) }
    if (asked && !(await confirm({ ...asked, ...words, danger: danger === true }))) return
    onStart?.()
    await bulk.start(working, rows, run, async () => onEnd?.())
  }
}
