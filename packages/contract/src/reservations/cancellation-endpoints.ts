import { endpoint } from '../endpoint.ts'
import { IdParams } from '../primitives/id.ts'
import { CancellationBody, CancellationQuote } from './cancellation.ts'
import { OwnerReservation, Reservation } from './schemas.ts'

const tag = 'reservation'

/** Cancelling a paid booking: the tenant asks, the owner agrees or 72 hours pass (RULES.md §6.106, §6.112). */
export const cancellations = {
  quote: endpoint({
    id: 'cancellations.quote',
    method: 'GET',
    path: '/reservation/:id/cancellation/quote',
    access: 'user',
    tag,
    summary: 'What comes back if a paid booking is cancelled, for its tenant',
    params: IdParams,
    response: CancellationQuote,
    errors: ['wrong_state'],
    rateLimit: 'own',
  }),
  ask: endpoint({
    id: 'cancellations.ask',
    method: 'POST',
    path: '/reservation/:id/cancellation',
    access: 'user',
    tag,
    status: 201,
    summary: 'Ask to cancel a paid booking, as its tenant',
    params: IdParams,
    body: CancellationBody,
    response: Reservation,
    errors: ['wrong_state', 'quote_mismatch', 'payment_disputed'],
    rateLimit: 'cancellation',
  }),
  withdraw: endpoint({
    id: 'cancellations.withdraw',
    method: 'DELETE',
    path: '/reservation/:id/cancellation',
    access: 'user',
    tag,
    summary: 'Withdraw the request and keep the booking, as its tenant',
    params: IdParams,
    response: Reservation,
    errors: ['wrong_state'],
    rateLimit: 'own',
  }),
  asked: endpoint({
    id: 'cancellations.asked',
    method: 'GET',
    path: '/reservation/:id/cancellation',
    access: 'user',
    tag,
    summary: 'A booking that its tenant asks to cancel, for the owner of its place',
    params: IdParams,
    response: OwnerReservation,
    errors: [],
    rateLimit: 'own',
  }),
  agree: endpoint({
    id: 'cancellations.agree',
    method: 'POST',
    path: '/reservation/:id/cancellation/agree',
    access: 'user',
    tag,
    summary: 'Agree to the cancellation, as the owner of the place',
    params: IdParams,
    response: OwnerReservation,
    errors: ['wrong_state', 'payment_disputed'],
    rateLimit: 'own',
  }),
} as const
