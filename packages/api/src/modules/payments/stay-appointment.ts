import { lastDayOf } from '@metrolibre/contract'
import type { Appointment } from '../../platform/mail/appointment.ts'
import type { Letter, MailRecipient } from './letter-repository.ts'
import { paymentMailTexts } from './mail-texts.ts'

/**
 * Returns a booking for its reader's calendar: its hours, or its whole days. A booking with other dates is another one, and the
 * same appointment.
 */
export function stayAppointment(
  { reservation, calendarId, placeName: place }: Letter,
  { language }: MailRecipient,
  method: Appointment['method'],
  now: Date,
): Appointment {
  const { rentalMode, period, startDate, address } = reservation
  const byHour = rentalMode === 'hour'
  const event = {
    id: calendarId,
    title: paymentMailTexts(language)('appointment', { place }),
    place: address,
    when: byHour
      ? { start: period.start.getTime(), end: period.end.getTime() }
      : { day: startDate, lastDay: lastDayOf(reservation) },
    remind: byHour ? 'PT1H' : 'P1D',
  }
  return { method, event, at: now.getTime() }
}

/** Takes a booking that was paid and ended out of its reader's calendar, unless another one has taken its place. */
export const endedAppointment = (
  letter: Letter,
  reader: MailRecipient,
  now: Date,
): Appointment | undefined => {
  const { confirmedAt, state } = letter.reservation
  const isOver = confirmedAt !== null && state !== 'completed' && state !== 'confirmed' && state !== 'active'
  return isOver && !letter.isChanged ? stayAppointment(letter, reader, 'CANCEL', now) : undefined
}
