import type { CSSProperties, ReactNode } from 'react'
import { KeyGroup } from '../core/key-group.tsx'
import { useStyles } from '../system/use-styles.ts'
import { arrowKeys } from './arrow-keys.ts'
import { tapeRowStyles } from './tape-row.styles.ts'

export interface TapeMonth {
  id: string
  /** 'dic'. */
  name: ReactNode
  /** '1 mes', 'Reservado'. */
  note: ReactNode
  /** Lines under the note: when a stay of so many months ends, and what it costs. */
  details?: readonly ReactNode[]
  booked?: boolean
}

export interface MonthTapeProps {
  /** 'Cuánto dura', for screen readers. */
  label: string
  /** From the first month of the stay to the end of the lease. */
  months: readonly TapeMonth[]
  /** How many months are chosen, counted from the first. */
  count: number
  onCountChange: (count: number) => void
}

/**
 * Spreads the months evenly over as few rows as `most` columns allow, so that none is left alone in the last
 * row.
 */
const columnsOf = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most))

/** Selects how many months a stay lasts, drawn as tape: pressing a month selects everything up to it. */
export function MonthTape({ label, months, count, onCountChange }: MonthTapeProps) {
  useStyles(tapeRowStyles)
  return (
    <KeyGroup
      label={label}
      className="ml-month-tape"
      data-many={columnsOf(months.length, 10) > 8 || undefined}
      style={
        {
          '--wide': columnsOf(months.length, 10),
          '--narrow': columnsOf(months.length, 4),
          '--narrowest': columnsOf(months.length, 3),
        } as CSSProperties
      }
      onKeyDown={arrowKeys(1)}
    >
      {months.map(({ id, name, note, details = [], booked }, index) => (
        <button
          key={id}
          type="button"
          disabled={booked}
          aria-pressed={index < count}
          data-state={booked ? 'booked' : index < count ? 'selected' : 'free'}
          onClick={() => onCountChange(index + 1)}
        >
          {name}
          <b>{note}</b>
          {details.map((detail, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other name and keep their order
            <small key={line}>{detail}</small>
          ))}
        </button>
      ))}
    </KeyGroup>
  )
}
