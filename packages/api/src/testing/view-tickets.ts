import { randomBytes } from 'node:crypto'
import { signViewTicket, type TicketEntry } from '@metrolibre/doors'
import type { Clock } from '../platform/clock.ts'

/** Makes a ticket as a composer does; by default of one page and for half an hour. */
export const makeTicket = (
  key: string,
  clock: Clock,
  entry: TicketEntry,
  { view = randomBytes(12).toString('base64url'), minutes = 30 } = {},
): string =>
  signViewTicket(key, {
    view,
    until: Math.floor(clock.now().getTime() / 1000) + minutes * 60,
    entries: [entry],
  })

/** The options of a call by a browser that has a ticket. */
export const withTicket = (ticket: string, address = '192.0.2.1') => ({
  headers: { cookie: `edition=7; view=${ticket}`, 'x-forwarded-for': address },
})
