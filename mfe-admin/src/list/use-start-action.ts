import { useFeedback, useIntl } from '@metrolibre/platform'
import type { ListAction } from './list-action.ts'
import { undoMs } from './undo-ms.ts'
import type { Bulk } from './use-bulk.ts'

/**
 * Returns a function that does something with rows, after its question if it has one. `onStart` is called when rows
 * begin to change. What can be taken back can be for 10 s after it was done, as with a single switch.
 */
export const useStartAction = <Row>(bulk: Bulk<Row>, onEnd: (() => Promise<unknown>) | undefined) => {
  const { formatMessage } = useIntl()
  const { confirm, showError, toast } = useFeedback()
  return async (action: ListAction<Row>, rows: readonly Row[], onStart?: () => void): Promise<void> => {
    if ('act' in action) return action.act(rows).catch(showError)
    const { question, text, working, run, danger, undo } = action
    const asked = question?.(rows.length)
    const words = { confirm: text, cancel: formatMessage({ id: 'mfe-admin.cancel' }) }
    if (asked && !(await confirm({ ...asked, ...words, danger: danger === true }))) return
    const changed: Row[] = []
    const work = async (row: Row) => {
      await run(row)
      // A row that was so already is left as it is when the others are taken back.
      if (undo?.changes(row)) changed.push(row)
    }
    const undoing = (count: number) => formatMessage({ id: 'mfe-admin.list.undoing' }, { count })
    const offerUndo = () => {
      const back = changed.splice(0)
      if (!undo || back.length === 0) return
      toast(formatMessage({ id: 'mfe-admin.list.didMany' }, { count: back.length }), {
        ms: undoMs,
        action: {
          text: formatMessage({ id: 'mfe-admin.list.undo' }),
          onPress: () => void bulk.start(undoing, back, undo.run, async () => onEnd?.()),
        },
      })
    }
    onStart?.()
    await bulk.start(working, rows, work, async () => {
      offerUndo()
      await onEnd?.()
    })
  }
}
