import { adminUserSheets, type UserListQuery } from '@metrolibre/api-client'
import { FormattedMessage, useFeedback, usePageMutation, useQuery } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { DownloadSimple } from '@metrolibre/ui/icons'

/** Asks for a spreadsheet of the users of the filter in force, in any number. */
export function SheetButton({ query }: { query: UserListQuery }) {
  const { showError } = useFeedback()
  const newest = useQuery(adminUserSheets.newest())
  const request = usePageMutation(adminUserSheets.request())
  const { sort: _sort, order: _order, cursor: _cursor, limit: _limit, ...filter } = query
  const isPreparing = newest.data?.state === 'preparing'
  // Not disabled meanwhile, because a disabled button loses the focus of the keyboard.
  return (
    <Button
      variant="outline"
      icon={<DownloadSimple />}
      loading={request.isPending}
      aria-disabled={isPreparing}
      onClick={() => {
        if (!isPreparing) request.mutate(filter, { onError: (error) => void showError(error) })
      }}
    >
      <FormattedMessage id="mfe-admin.users.sheet" />
    </Button>
  )
}
