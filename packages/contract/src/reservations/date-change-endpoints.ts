import { endpoint } from '../endpoint.ts'
import { IdParams } from '../primitives/id.ts'
import { proofErrors } from './bodies.ts'
import { DateChangeBody, DateChangeTerms } from './date-change-bodies.ts'
import { Reservation } from './schemas.ts'

const tag = 'reservation'

/**
 * Changing the dates of a paid booking: a new reservation that is signed and, if it costs more, paid. The old
 * one ends when the new one is confirmed (RULES.md §6.120, §6.121a).
 */
export const dateChanges = {
  terms: endpoint({
    id: 'dateChanges.terms',
    method: 'GET',
    path: '/reservation/:id/dates',
    access: 'user',
    tag,
    summary: 'On which terms the dates of a paid booking could be changed, for its tenant',
    params: IdParams,
    response: DateChangeTerms,
    errors: ['wrong_state'],
    rateLimit: 'own',
  }),
  hold: endpoint({
    id: 'dateChanges.hold',
    method: 'POST',
    path: '/reservation/:id/dates',
    access: 'user',
    tag,
    status: 201,
    summary: 'Hold other dates at the same place for a paid booking, as its tenant',
    params: IdParams,
    body: DateChangeBody,
    response: Reservation,
    errors: [
      'wrong_state',
      'dates_fixed',
      'payment_disputed',
      'period_taken',
      'own_hold',
      'hold_limit',
      'invalid_range',
      'quote_mismatch',
      'sold_out',
      'no_price',
      'amount_too_small',
      'amount_too_large',
      'lease_undefined',
      'own_property',
      'conflict',
      'idempotency_mismatch',
      ...proofErrors,
    ],
    rateLimit: 'hold',
    idempotent: true,
  }),
  confirm: endpoint({
    id: 'dateChanges.confirm',
    method: 'POST',
    path: '/reservation/:id/dates/confirm',
    access: 'user',
    tag,
    summary: 'Confirm a signed change of dates for which nothing is left to pay, by its new reservation',
    params: IdParams,
    response: Reservation,
    errors: ['wrong_state', 'hold_expired', 'dates_fixed'],
    rateLimit: 'sign',
  }),
} as const
