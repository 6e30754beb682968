import { useIntl } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'
import { ArrowDown, ArrowUp, CaretUpDown } from '@metrolibre/ui/icons'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'
import { ChooseBox } from './choose-box.tsx'
import type { ListAddress, ListOrder } from './use-list-address.ts'
import type { Selection } from './use-selection.ts'

export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'header' | 'sorted'> {
  /** The value of `sort` that orders the list by this column, and the order that it has at first. */
  sort?: { readonly by: string; readonly first: ListOrder; readonly isDefault?: true }
  /** The column is always shown, as the first one. */
  locked?: boolean
  /** Not shown until it is chosen. */
  optional?: boolean
}

interface Props<Row> {
  caption: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  address: ListAddress
  selection: Selection<Row> | undefined
  menuOf: ((row: Row) => ReactNode) | undefined
  markedId: string | undefined
  onRowPress: ((row: Row) => void) | undefined
}

/** The rows of a list as a table, with boxes for choosing and headers for sorting. */
export function ListTable<Row>({ selection, address, columns, markedId, menuOf, ...rest }: Props<Row>) {
  const { caption, rows, rowId, rowName, onRowPress } = rest
  const { formatMessage } = useIntl()
  const all = selection !== undefined && rows.every((row) => selection.has(row))
  const some = selection !== undefined && rows.some((row) => selection.has(row))
  const choose: TableColumn<Row> | undefined = selection && {
    id: 'choose',
    label: formatMessage({ id: 'mfe-admin.list.choose' }),
    header: (
      <ChooseBox
        label={formatMessage({ id: 'mfe-admin.list.choosePage' })}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = some && !all
        }}
        onChange={() => selection.put(rows, !all)}
      />
    ),
    cell: (row) => (
      <ChooseBox
        label={formatMessage({ id: 'mfe-admin.list.chooseOne' }, { name: rowName(row) })}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    ),
  }
  const drawn = columns.map(({ sort, ...column }): TableColumn<Row> => {
    if (!sort) return column
    const isSorted = address.sort === undefined ? sort.isDefault === true : address.sort === sort.by
    const order = address.order ?? sort.first
    const next: ListOrder = isSorted ? (order === 'asc' ? 'desc' : 'asc') : sort.first
    return {
      ...column,
      sorted: isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined,
      header: (
        <SortButton
          className="ml-target"
          type="button"
          onClick={() => address.change({ sort: sort.by, order: next })}
        >
          {column.label}
          {isSorted ? (
            order === 'asc' ? (
              <ArrowUp size={14} />
            ) : (
              <ArrowDown size={14} />
            )
          ) : (
            <CaretUpDown size={14} />
          )}
        </SortButton>
      ),
    }
  })
  const menu: TableColumn<Row> | undefined = menuOf && {
    id: 'menu',
    label: formatMessage({ id: 'mfe-admin.list.actions' }),
    labelHidden: true,
    align: 'end',
    cell: menuOf,
  }
  return (
    <Table
      caption={caption}
      columns={[choose, ...drawn, menu].filter((column) => column !== undefined)}
      rows={rows}
      rowId={rowId}
      isSelected={(row) => rowId(row) === markedId || selection?.has(row) === true}
      {...(onRowPress && { onRowPress })}
      narrow="scroll"
    />
  )
}

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minH: '36px',
    fontWeight: 'inherit',
    color: 'inherit',
    _hover: { color: 'fg' },
  },
})
