import { type CostFacts, type Country, type Locale, type TimeZone } from '@metrolibre/contract'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import type { ContractRow } from '../contracts/repository.ts'
import { contracts } from '../../platform/db/schema/contracts.ts'
import { checkoutSessions } from '../../platform/db/schema/payments.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { reservations, type ReservationRow } from '../../platform/db/schema/reservations.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'
import { costsAsAgreed, statedCosts } from '../properties/stated-costs.ts'
import { calendarIdOf } from '../reservation-core/calendar-id-repository.ts'
import { isOpening } from './repository.ts'

export interface MailRecipient {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly email: string
  readonly language: Locale
}

/** The data that a mail about a reservation needs. */
export interface Letter {
  readonly reservation: ReservationRow
  readonly tenant: MailRecipient
  readonly owner: MailRecipient
  readonly placeName: string
  /** The id of its entry in calendars, which stays the same when its dates change. */
  readonly calendarId: string
  /** Whether a booking with other dates has taken its place. */
  readonly isChanged: boolean
  /** The time zone of the place. */
  readonly timeZone: TimeZone
  readonly contract: Pick<ContractRow, 'kind' | 'pdfKey'> | null
  /** The URL of the provider's receipt of the card payment. It may only be shown to the tenant. */
  readonly receiptUrl: string | null
  /** The place's picture, or null. */
  readonly picture: string | null
  /** The published phone number of the property, or null. */
  readonly phone: string | null
  /** Whether it is paid month by month. */
  readonly isMonthly: boolean
  /** What the place states about the costs besides its price. */
  readonly costs: Omit<CostFacts, 'currency' | 'rentalMode'> & { readonly country: Country }
}

const owners = alias(users, 'owners')
const readerOf = (table: typeof users | typeof owners) => ({
  firstName: table.firstName,
  lastName: table.lastName,
  companyName: table.companyName,
  email: table.email,
  language: table.language,
})

export async function findLetter(db: Queryable, reservationId: string): Promise<Letter> {
  const [row] = await db
    .select({
      reservation: reservations,
      tenant: readerOf(users),
      owner: readerOf(owners),
      calendarId: calendarIdOf,
      isChanged: sql<boolean>`exists (select from reservations later
        where later.replaces_id = ${reservations.id} and later.confirmed_at is not null)`,
      roomName: rooms.name,
      picture: sql<string | null>`coalesce(${rooms.image}, ${properties.image})`,
      phone: properties.phone,
      property: properties,
      contract: { kind: contracts.kind, pdfKey: contracts.pdfKey },
      receiptUrl: checkoutSessions.receiptUrl,
      isMonthly: sql<boolean>`${checkoutSessions.chargeNumber} is not null`,
    })
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.tenantId))
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .innerJoin(owners, eq(owners.id, properties.ownerId))
    .leftJoin(rooms, eq(rooms.id, reservations.roomId))
    .leftJoin(contracts, eq(contracts.reservationId, reservations.id))
    .leftJoin(checkoutSessions, and(eq(checkoutSessions.reservationId, reservations.id), isOpening))
    .where(eq(reservations.id, reservationId))
  const { roomName, property, ...letter } = row!
  return {
    ...letter,
    costs: { country: property.country, ...costsAsAgreed(statedCosts(property), letter.reservation) },
    timeZone: letter.reservation.timeZone,
    placeName: roomName ? `${roomName}, ${letter.reservation.name}` : letter.reservation.name,
  }
}
