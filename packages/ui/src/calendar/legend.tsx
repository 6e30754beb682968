import type { ReactNode } from 'react'
import { useStyles } from '../system/use-styles.ts'
import { calendarStyles } from './calendar.styles.ts'

export interface LegendItem {
  id: string
  /** The sign that the text explains. Without one, the text is a plain remark such as the opening hours. */
  mark?: 'tape' | 'range' | 'ring' | 'hatch' | 'dash'
  text: ReactNode
}

/** Explains the signs of a calendar. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  useStyles(calendarStyles)
  return (
    <ul className="ml-legend">
      {items.map(({ id, mark, text }) => (
        <li key={id}>
          {mark && <i aria-hidden data-mark={mark} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
