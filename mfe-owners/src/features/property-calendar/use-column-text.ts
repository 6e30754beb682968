import { dateAt, type TimeZone } from '@metrolibre/contract'
import { useDates } from '@metrolibre/platform'
import type { CalendarScale } from './scale.ts'

/** Hours between two that are named: all of them would not fit. */
const namedHours = 3

/** Returns what stands above a column that begins at an instant, and whether it is emphasised. */
export function useColumnText(scale: CalendarScale, timeZone: TimeZone) {
  const dates = useDates()
  return (start: number, index: number): { text: string; strong: boolean } => {
    if (scale === 'hours') {
      const text = dates.time(new Date(start).toISOString(), timeZone)
      const isNamed = text.endsWith(':00') && Number(text.slice(0, 2)) % namedHours === 0
      return { text: isNamed ? text : '', strong: false }
    }
    const day = dateAt(start, timeZone)
    const isYearNew =
      index === 0 || (day.slice(5, 7) === '01' && (scale === 'months' || day.slice(8) <= '07'))
    const month = dates.day(day, { month: 'short' }).replace('.', '')
    const text = scale === 'months' ? month : `${Number(day.slice(8))} ${month}`
    return { text: isYearNew ? `${text} ${day.slice(2, 4)}` : text, strong: isYearNew }
  }
}
