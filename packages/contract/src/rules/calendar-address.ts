import type { RentalMode } from './stay.ts'

/** In a calendar's address, instead of a room. */
export const wholeProperty = 'entire'

/** What the end of a calendar's address says of how the place is rented. */
const words = { month: 'monthly', hour: 'daily' } as const satisfies Record<RentalMode, string>

interface CalendarAddress {
  readonly propertyId: string
  /** Without one, the calendar of the whole property. */
  readonly roomId?: string | null | undefined
  readonly rentalMode: RentalMode
}

/** The address of a calendar's page, in its Spanish form. */
export const calendarPath = ({ propertyId, roomId, rentalMode }: CalendarAddress): string =>
  `/propietario/${propertyId}/calendar/${roomId ?? wholeProperty}/${words[rentalMode]}`

/** How a calendar's address says that a place is rented; undefined where it says neither. */
export const readCalendarWord = (word: string): RentalMode | undefined =>
  word === words.month ? 'month' : word === words.hour ? 'hour' : undefined
