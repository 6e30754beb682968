import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { OwnListing } from '../properties/own-listing.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { nextCursorEntry, pageEntries } from '../primitives/paging.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'
import { AdminReservation } from '../reservations/schemas.ts'
import { Review } from '../reviews/endpoints.ts'
import { paymentStandings } from '../rules/payment-standing.ts'

const tag = 'admin users'

/** A review with the place that it is about, as a user's page lists it. */
export const UserReview = v.object({
  ...Review.entries,
  location: v.nullable(v.object({ id: Id, name: v.string() })),
})
export type UserReview = v.InferOutput<typeof UserReview>

/** What a user paid for a booking, with what was given back of it. */
export const UserPayment = v.object({
  id: Id,
  method: v.picklist(['card', 'transfer']),
  paidAt: Instant,
  amount: Amount,
  /** What went back, by refunds or through a bank. */
  refunded: Amount,
  currency: CurrencyCode,
  standing: v.optional(v.picklist(paymentStandings)),
  /** The day on which the bank says that a transfer came, at the place. */
  receivedOn: v.optional(v.nullable(CalendarDate), null),
  reservation: v.object({ id: Id, name: v.string() }),
  /** The receipt of the payment provider, for a card. */
  receiptUrl: v.nullable(v.string()),
})
export type UserPayment = v.InferOutput<typeof UserPayment>

/** The lists of one user, newest first. */
export const adminUserParts = {
  locations: endpoint({
    id: 'adminUserParts.locations',
    method: 'GET',
    path: '/admin/user/:id/locations',
    access: 'admin',
    tag,
    summary: 'Properties of a user in any stage',
    params: IdParams,
    query: v.object(pageEntries),
    response: v.object({ locations: v.array(OwnListing), ...nextCursorEntry }),
    errors: [],
    rateLimit: 'office',
  }),
  reservations: endpoint({
    id: 'adminUserParts.reservations',
    method: 'GET',
    path: '/admin/user/:id/reservations',
    access: 'admin',
    tag,
    summary: 'Bookings of a user, as tenant or as owner',
    params: IdParams,
    query: v.object({ side: v.picklist(['client', 'owner']), ...pageEntries }),
    response: v.object({ reservations: v.array(AdminReservation), ...nextCursorEntry }),
    errors: [],
    rateLimit: 'office',
  }),
  reviews: endpoint({
    id: 'adminUserParts.reviews',
    method: 'GET',
    path: '/admin/user/:id/reviews',
    access: 'admin',
    tag,
    summary: 'Reviews that a user wrote, or that are about them',
    params: IdParams,
    query: v.object({ side: v.picklist(['creator', 'receiver']), ...listQuery(['created']) }),
    response: v.object({ reviews: v.array(UserReview), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
  payments: endpoint({
    id: 'adminUserParts.payments',
    method: 'GET',
    path: '/admin/user/:id/payments',
    access: 'admin',
    tag,
    summary: 'What a user paid',
    params: IdParams,
    query: v.object(listQuery(['paid'])),
    response: v.object({ payments: v.array(UserPayment), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
} as const
