import type { CSSProperties } from 'react'
import { KeyGroup } from '../core/key-group.tsx'
import { useStyles } from '../system/use-styles.ts'
import { arrowKeys } from './arrow-keys.ts'
import { tapeRowStyles } from './tape-row.styles.ts'
import { type HourRun, type HourSlot, pressHour } from './hour-run.ts'

export interface HourSlotsProps {
  /** The day that the hours belong to, for screen readers. */
  label: string
  slots: readonly HourSlot[]
  value: HourRun | null
  onChange: (run: HourRun | null) => void
  /** Default 2. */
  columns?: number
  /** Announced to screen readers when it changes: '4 horas seguidas, de 10:00 a 14:00'. */
  announcement?: string
}

/** The hours of one day, ordered in columns. The selection is always one run of consecutive hours. */
export function HourSlots({ label, slots, value, onChange, columns = 2, announcement }: HourSlotsProps) {
  useStyles(tapeRowStyles)
  const rows = Math.ceil(slots.length / columns)
  return (
    <div>
      <KeyGroup
        label={label}
        className="ml-slots"
        style={{ '--rows': rows } as CSSProperties}
        onKeyDown={arrowKeys(rows)}
      >
        {slots.map(({ slot, text, state, note }) => (
          <button
            key={slot}
            type="button"
            disabled={state !== 'free'}
            data-state={state}
            aria-pressed={value !== null && slot >= value.first && slot <= value.last}
            onClick={() => onChange(pressHour(slots, value, slot))}
          >
            <span>{text}</span>
            {note && <span className="ml-hidden">{note}</span>}
          </button>
        ))}
      </KeyGroup>
      <span className="ml-hidden" aria-live="polite">
        {announcement}
      </span>
    </div>
  )
}
