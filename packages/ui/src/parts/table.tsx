import type { ReactNode } from 'react'
import { cx, useStyles } from '@metrolibre/ui'
import { tableStyles } from './table.styles.ts'

export interface TableColumn<Row> {
  id: string
  /** The column's header; on a narrow screen, the label next to the value. */
  label: string
  /** The header is read aloud but not shown, for a column of buttons. */
  labelHidden?: boolean
  /** Drawn in the header in place of the label, such as a button that sorts. */
  header?: ReactNode
  /** How the rows are sorted by this column, for screen readers. */
  sorted?: 'ascending' | 'descending' | undefined
  align?: 'start' | 'end'
  nowrap?: boolean
  /** The values are names, codes or amounts, which translators leave as they are. */
  verbatim?: boolean
  /**
   * Where the value stands in a stacked row, without its label: a row then has a title and a sum on its first line, a
   * note and the state on its second, and what is left on a third, all of it beside the mark. Only for values that are
   * clear without a label, unless it is kept.
   */
  place?: 'mark' | 'title' | 'sum' | 'note' | 'state' | 'more' | 'end'
  /** The label stands before the value in its place. */
  keepsLabel?: boolean
  cell: (row: Row) => ReactNode
}

export interface TableProps<Row> {
  /** What the table contains, for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  selectedId?: string
  /** Marks several rows, in place of `selectedId`. */
  isSelected?: (row: Row) => boolean
  /**
   * Called when any part of a row is pressed; a link or button inside the row must offer the same to keyboard
   * users.
   */
  onRowPress?: (row: Row) => void
  /** On a narrow screen: `stack` shows one block per row, `scroll` a table that scrolls sideways. */
  narrow?: 'stack' | 'scroll'
}

/** A table of records, for administration and ledgers. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowId, selectedId, onRowPress, narrow = 'stack' } = props
  const isSelected = props.isSelected ?? ((row: Row) => rowId(row) === selectedId)
  useStyles(tableStyles)
  return (
    <div
      className={narrow === 'scroll' ? 'ml-table-scroll' : 'ml-table-box'}
      {...(narrow === 'scroll' && { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <table className={cx('ml-table', narrow === 'stack' && 'ml-table--stack')}>
        <caption className="ml-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align} aria-sort={column.sorted}>
                {column.header ??
                  (column.labelHidden ? <span className="ml-hidden">{column.label}</span> : column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowId(row)}
              data-selected={isSelected(row) || undefined}
              data-pressable={onRowPress ? '' : undefined}
              onClick={onRowPress && (() => onRowPress(row))}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-label={column.labelHidden ? undefined : column.label}
                  data-align={column.align}
                  data-nowrap={column.nowrap || undefined}
                  data-place={column.place}
                  data-keeps-label={column.keepsLabel || undefined}
                  translate={column.verbatim ? 'no' : undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
