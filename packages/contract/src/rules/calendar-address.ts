import type { RentalMode } from './stay.ts'

/** Stands for the whole property in the path of a calendar, instead of a room's id. */
export const wholeProperty = 'entire'

/** The last part of a calendar's path, by rental mode. */
const words = { month: 'monthly', hour: 'daily' } as const satisfies Record<RentalMode, string>

interface CalendarAddress {
  readonly propertyId: string
  /** Absent for the calendar of the whole property. */
  readonly roomId?: string | null | undefined
  readonly rentalMode: RentalMode
}

/** Returns the Spanish path of a calendar's page. */
export const calendarPath = ({ propertyId, roomId, rentalMode }: CalendarAddress): string =>
  `/propietario/${propertyId}/calendar/${roomId ?? wholeProperty}/${words[rentalMode]}`

/** Returns the rental mode in a calendar's path, or undefined when the word is unknown. */
export const readCalendarWord = (word: string): RentalMode | undefined =>
  word === words.month ? 'month' : word === words.hour ? 'hour' : undefined
