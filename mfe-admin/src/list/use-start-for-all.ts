import { adminBulk } from '@metrolibre/api-client'
import type { BulkBody, ListAnswer } from '@metrolibre/contract'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import type { BulkAction } from './list-action.ts'
import { genderOf, type AdminListDefinition } from './list-definition.ts'

/**
 * Returns a function that has the server do something to all rows that match the filter. It asks first, because that
 * goes on without the page and is not taken back in one press. It returns the id of what was requested, if it was.
 */
export const useStartForAll = (list: AdminListDefinition, filter: object) => {
  const { formatMessage } = useIntl()
  const { confirm, showError } = useFeedback()
  const request = usePageMutation(adminBulk.request())
  const start = async <Row>(action: BulkAction<Row>, answer: ListAnswer, total: string) => {
    const { id, text, danger, question } = action
    const consequences = question?.(answer.total).text
    const server = formatMessage({ id: 'mfe-admin.list.bulk.allText' })
    const sure = await confirm({
      title: formatMessage(
        { id: 'mfe-admin.list.bulk.allTitle' },
        { action: text, total, gender: genderOf(list) },
      ),
      text: consequences ? `${consequences} ${server}` : server,
      confirm: text,
      cancel: formatMessage({ id: 'mfe-admin.cancel' }),
      danger: danger === true,
    })
    if (!sure) return undefined
    try {
      // The server knows the actions of a list by the same ids, and refuses all others.
      const run = await request.mutateAsync({ list: list.bulk, action: id, filter } as BulkBody)
      return run.id
    } catch (error) {
      await showError(error)
      return undefined
    }
  }
  return { start, isPending: request.isPending }
}
