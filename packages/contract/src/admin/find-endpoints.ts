import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { maxSearchLength } from '../primitives/admin-list.ts'
import { Id } from '../primitives/id.ts'
import { Amount, Country, CurrencyCode } from '../primitives/money.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'
import { ReservationStatus } from '../reservations/schemas.ts'
import { ShownEmail } from '../primitives/email.ts'

/** The most that is found of each kind, and the fewest characters that are looked for. */
export const mostFound = 5
export const leastFind = 2

const FoundUser = v.object({
  id: Id,
  name: v.string(),
  email: ShownEmail,
  companyName: v.nullable(v.string()),
  isActive: v.boolean(),
  inTrash: v.boolean(),
})
export type FoundUser = v.InferOutput<typeof FoundUser>

const FoundLocation = v.object({
  id: Id,
  name: v.string(),
  zone: v.string(),
  city: v.string(),
  owner: v.string(),
  image: v.nullable(v.string()),
  isVerified: v.boolean(),
  inTrash: v.boolean(),
})
export type FoundLocation = v.InferOutput<typeof FoundLocation>

const FoundReservation = v.object({
  id: Id,
  /** The place as it was called when it was booked. */
  name: v.string(),
  client: v.string(),
  status: ReservationStatus,
  startDate: CalendarDate,
  price: Amount,
  currency: CurrencyCode,
})
export type FoundReservation = v.InferOutput<typeof FoundReservation>

const FoundPayment = v.object({
  id: Id,
  /** The provider's id of a card payment, or the bank's reference of a transfer. */
  reference: v.string(),
  method: v.picklist(['card', 'transfer']),
  reservationId: Id,
  name: v.string(),
  client: v.string(),
  amount: Amount,
  currency: CurrencyCode,
  paid: Instant,
})
export type FoundPayment = v.InferOutput<typeof FoundPayment>

const FoundZone = v.object({ id: Id, name: v.string(), city: v.string(), country: Country })
export type FoundZone = v.InferOutput<typeof FoundZone>

export const adminFind = {
  all: endpoint({
    id: 'adminFind.all',
    method: 'GET',
    path: '/admin/find',
    access: 'admin',
    tag: 'admin find',
    summary: 'Find users, properties, bookings, payments and comunas by words or a code',
    query: v.object({ q: v.pipe(v.string(), v.maxLength(maxSearchLength)) }),
    response: v.object({
      users: v.array(FoundUser),
      locations: v.array(FoundLocation),
      reservations: v.array(FoundReservation),
      payments: v.array(FoundPayment),
      zones: v.array(FoundZone),
    }),
    errors: [],
    rateLimit: 'office',
  }),
} as const
