import { FormattedMessage } from '@metrolibre/platform'
import { Box, Button, EmptyState } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { ListFailed, ListWaiting } from './list-states.tsx'

interface Props<Page, Row> {
  query: {
    readonly data: { readonly pages: readonly Page[] } | undefined
    readonly isError: boolean
    readonly error: unknown
    readonly refetch: () => Promise<unknown>
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  rowsOf: (page: Page) => readonly Row[]
  none: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list within a page that is read page by page, in each of its states. */
export function PagedPart<Page, Row>({ query, rowsOf, none, children }: Props<Page, Row>) {
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!data) return isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting height={320} />
  const rows = data.pages.flatMap(rowsOf)
  if (rows.length === 0) return <EmptyState title={none} />
  return (
    <>
      {children(rows)}
      {isError && <ListFailed error={error} onRetry={refetch} />}
      {hasNextPage && !isError && (
        <Box mt="4">
          <Button variant="outline" full loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <FormattedMessage id="mfe-admin.more" />
          </Button>
        </Box>
      )}
    </>
  )
}
