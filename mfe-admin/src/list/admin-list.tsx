import type { ListAnswer } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useNavigate, type UseQueryResult } from '@metrolibre/platform'
import { useMedia } from '@metrolibre/platform/browser'
import { Box, Button, EmptyState, Grid, Panel } from '@metrolibre/ui'
import { useState, type ReactNode } from 'react'
import { ListFailed, ListWaiting } from '../page/list-states.tsx'
import { AdminPage } from '../page/page.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkRuns } from './bulk-runs.tsx'
import type { ListAction } from './list-action.ts'
import type { AdminListDefinition } from './list-definition.ts'
import { ListBar } from './list-bar.tsx'
import { ListCards, type ListCard } from './list-cards.tsx'
import { ListTable, type ListColumn } from './list-table.tsx'
import { RowMenu } from './row-menu.tsx'
import { SavedFilters } from './saved-filters.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TapePager } from './tape-pager.tsx'
import { useBulk } from './use-bulk.ts'
import { useColumns } from './use-columns.ts'
import type { ListAddress } from './use-list-address.ts'
import { rowIdAt, useListKeys } from './use-list-keys.ts'
import { useReturnedRow } from './use-returned-row.ts'
import { useSelection } from './use-selection.ts'
import { useStartAction } from './use-start-action.ts'

export interface AdminListProps<Row, Answer extends ListAnswer> {
  list: AdminListDefinition
  address: ListAddress
  result: Pick<UseQueryResult<Answer>, 'data' | 'isError' | 'error' | 'refetch' | 'isPlaceholderData'>
  rowsOf: (answer: Answer) => readonly Row[]
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  /** The page of a row. Without it rows don't open anything. */
  rowTo?: (row: Row) => string
  columns: readonly ListColumn<Row>[]
  /** What a phone shows of a row. */
  card: (row: Row) => ListCard
  /** What can be done with one row, and with many at once. */
  actions?: readonly ListAction<Row>[]
  /** Reads a page of the same filter, for choosing all rows; `cursor` is undefined for the first page. */
  readPage?: (cursor: string | undefined) => Promise<Answer>
  /** Called when an action for many rows has ended. */
  onBulkEnd?: () => Promise<unknown>
  title: ReactNode
  text: ReactNode
  /** Beside the title, such as a spreadsheet or a link to a form. */
  action?: ReactNode
  /** Between the title and the filters, such as tabs. */
  above?: ReactNode
  searchLabel: string
  searchExample: string
  /** What the table contains, for screen readers. */
  caption: string
  none: ReactNode
  /** Shown at the end of the rows on a wide screen, such as a map of them. */
  beside?: ReactNode
  /** The row that is marked, because something next to the list shows it too. */
  markedId?: string | undefined
  /** Called with the row under the pointer or with the focus. */
  onPoint?: (id: string) => void
  /** Called with the row that is pressed or has the focus. Then only its link opens its page. */
  onChoose?: ((id: string) => void) | undefined
}

/** The page of a list in the administration: filters, columns, order, pages, and actions for many rows. */
export function AdminList<Row, Answer extends ListAnswer>(props: AdminListProps<Row, Answer>) {
  const { list, address, result, rowsOf, rowId, rowName, rowTo, actions = [], readPage } = props
  const { data, isError, error, refetch, isPlaceholderData } = result
  const isPhone = useMedia('(max-width: 759px)')
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const columns = useColumns(list.name, props.columns)
  const selection = useSelection(address.saved, rowId)
  const bulk = useBulk<Row>()
  const [requested, setRequested] = useState<string>()
  const rows = data ? rowsOf(data) : []
  const canChoose = actions.length > 0
  const onKeyDown = useListKeys((id) => {
    const row = rows.find((one) => rowId(one) === id)
    if (row && canChoose) selection.toggle(row)
  })
  const start = useStartAction(bulk, props.onBulkEnd)
  const rememberRow = useReturnedRow(rows.length > 0)
  const menuOf = (row: Row) => (
    <RowMenu
      label={formatMessage({ id: 'mfe-admin.list.rowActions' }, { name: rowName(row) })}
      actions={actions}
      disabled={bulk.run?.state === 'running'}
      onStart={(action) => void start(action, [row])}
    />
  )
  const { onPoint, onChoose } = props
  const point =
    onPoint &&
    ((target: EventTarget) => {
      const id = rowIdAt(target)
      if (id) onPoint(id)
    })
  const shared = {
    rows,
    rowId,
    rowName,
    rowTo,
    selection: canChoose ? selection : undefined,
    // Beside a map or a panel there is no room for it.
    menuOf: canChoose && !props.beside ? menuOf : undefined,
  }
  return (
    <AdminPage title={props.title} text={props.text} action={props.action}>
      {props.above}
      <SavedFilters list={list} address={address} total={data} />
      <ListBar
        list={list}
        address={address}
        columns={isPhone ? undefined : columns}
        searchLabel={props.searchLabel}
        searchExample={props.searchExample}
      />
      <BulkProgress bulk={bulk} rowId={rowId} rowName={rowName} />
      {list.bulk && (
        <BulkRuns
          list={list.bulk}
          titleOf={({ action: id, total }) => {
            const action = actions.find((one) => one.id === id)
            return action && 'working' in action ? action.working(total) : ''
          }}
          requested={requested}
          onEnd={props.onBulkEnd}
        />
      )}
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data && isError && <ListFailed error={error} onRetry={refetch} />}
      {data && rows.length === 0 && <Nothing text={props.none} address={address} />}
      {data && rows.length > 0 && (
        <Box
          opacity={isPlaceholderData ? 0.6 : 1}
          aria-busy={isPlaceholderData}
          onKeyDown={onKeyDown}
          onClickCapture={rememberRow}
        >
          <Grid
            mt="4"
            gap="5"
            templateColumns={props.beside ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)'}
            alignItems="start"
          >
            <Box
              minW="0"
              onFocus={({ target }) => {
                point?.(target)
                const id = onChoose && rowIdAt(target)
                if (id) onChoose(id)
              }}
              onPointerOver={point && (({ target }) => point(target))}
            >
              <Panel clip>
                {isPhone ? (
                  <ListCards {...shared} caption={props.caption} card={props.card} />
                ) : (
                  <ListTable<Row>
                    {...shared}
                    caption={props.caption}
                    columns={columns.shown}
                    address={address}
                    markedId={props.markedId}
                    onRowPress={
                      onChoose ? (row) => onChoose(rowId(row)) : rowTo && ((row) => navigate(rowTo(row)))
                    }
                  />
                )}
              </Panel>
            </Box>
            {props.beside}
          </Grid>
          {canChoose && (
            <SelectionBar
              list={list}
              filter={address.filter}
              onRequested={setRequested}
              selection={selection}
              actions={actions}
              bulk={bulk}
              answer={data}
              rowsOf={rowsOf}
              readPage={readPage}
              onBulkEnd={props.onBulkEnd}
            />
          )}
          <TapePager answer={data} count={rows.length} onPage={address.showPage} />
        </Box>
      )}
    </AdminPage>
  )
}

function Nothing({ text, address }: { text: ReactNode; address: ListAddress }) {
  const { formatMessage } = useIntl()
  const isFiltered = address.isFiltered
  return (
    <Box mt="4">
      <EmptyState
        title={isFiltered ? formatMessage({ id: 'mfe-admin.list.noneMatches' }) : text}
        text={isFiltered ? formatMessage({ id: 'mfe-admin.list.noneText' }) : undefined}
        action={
          isFiltered && (
            <Button variant="outline" onClick={() => address.showSaved('')}>
              <FormattedMessage id="mfe-admin.filter.clear" />
            </Button>
          )
        }
      />
    </Box>
  )
}
