/**
 * Calendars for the days, months and hours of a stay. Values are 'YYYY-MM-DD', 'YYYY-MM' and slots from 1 to
 * 24. For the browser only.
 */
export type { PlainDate, PlainMonth } from './plain-date.ts'
export type { DayFacts, ChosenDays } from './month-view.tsx'
export { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx'
export { Legend, type LegendItem } from './legend.tsx'
export { MonthTape, type MonthTapeProps, type TapeMonth } from './month-tape.tsx'
export { type HourRun, type HourSlot, pressHour } from './hour-run.ts'
export { HourSlots, type HourSlotsProps } from './hour-slots.tsx'
