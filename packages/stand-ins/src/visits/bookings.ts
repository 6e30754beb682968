import { randomUUID } from 'node:crypto'
import type { StandInDatabase } from '../database.ts'

export const bookingSchema = `
CREATE TABLE IF NOT EXISTS bookings (
  id TEXT PRIMARY KEY,
  invitee_id TEXT NOT NULL,
  path TEXT NOT NULL,
  start INTEGER NOT NULL,
  created INTEGER NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (path, start)
);
`

/** A visit: the visitor, the time, and the answers to the questions. */
export interface Visit {
  path: string
  start: number
  name: string
  email: string
  zone: string
  answers: string[]
  utm: Record<string, string>
}

export interface Booking extends Visit {
  id: string
  inviteeId: string
  created: number
}

/** Books an hour of an event type. Returns undefined when it is already taken. */
export function book({ sqlite }: StandInDatabase, visit: Visit, now: number): Booking | undefined {
  const booking = { ...visit, id: randomUUID(), inviteeId: randomUUID(), created: now }
  const { changes } = sqlite
    .prepare('INSERT INTO bookings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
    .run(booking.id, booking.inviteeId, visit.path, visit.start, now, JSON.stringify(booking))
  return changes === 1 ? booking : undefined
}

export const takenHours = ({ sqlite }: StandInDatabase, path: string): Set<number> =>
  new Set(
    sqlite
      .prepare('SELECT start FROM bookings WHERE path = ?')
      .all(path)
      .map((row) => row['start'] as number),
  )

/** Finds a booking by its two ids, as its URLs contain them. */
export function findBooking({ sqlite }: StandInDatabase, id: string, inviteeId: string): Booking | undefined {
  const row = sqlite.prepare('SELECT body FROM bookings WHERE id = ? AND invitee_id = ?').get(id, inviteeId)
  return row && (JSON.parse(row['body'] as string) as Booking)
}

/** Cancels a booking. Returns false when it was cancelled before. */
export const giveUp = ({ sqlite }: StandInDatabase, { id }: Booking): boolean =>
  sqlite.prepare('DELETE FROM bookings WHERE id = ?').run(id).changes === 1

/** Lists bookings, newest first. */
export const listBookings = ({ sqlite }: StandInDatabase): Booking[] =>
  sqlite
    .prepare('SELECT body FROM bookings ORDER BY created DESC')
    .all()
    .map((row) => JSON.parse(row['body'] as string) as Booking)

/** Returns the URLs by which Calendly identifies a booking and its invitee. */
export function uris(booking: Booking, origin: string) {
  const event = `${origin}/visits/scheduled_events/${booking.id}`
  return { event, invitee: `${event}/invitees/${booking.inviteeId}` }
}
