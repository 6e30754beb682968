/** Days, months and hours of a stay. Values are plain: 'YYYY-MM-DD', 'YYYY-MM', slots 1 to 24. Browser only. */
export type { PlainDate, PlainMonth } from './plain-date.ts'
export type { DayFacts, ChosenDays } from './month-view.tsx'
export { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx'
export { Legend, type LegendItem } from './legend.tsx'
export { MonthTape, type MonthTapeProps, type TapeMonth } from './month-tape.tsx'
export { type HourRun, type HourSlot, pressHour } from './hour-run.ts'
export { HourSlots, type HourSlotsProps } from './hour-slots.tsx'
