import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../primitives/time.ts'
import { Payment } from './schemas.ts'

const providerId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,120}$/, 'validation.invalid'))

export const PaymentsQuery = v.pipe(
  v.object({
    starting_after: v.optional(providerId),
    ending_before: v.optional(providerId),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  }),
  v.check((query) => !(query.starting_after && query.ending_before), 'validation.one_of'),
)

export const payments = {
  webhook: endpoint({
    id: 'payments.webhook',
    method: 'POST',
    path: '/stripe/webhook',
    access: 'public',
    tag: 'payments',
    rawBody: true,
    summary: 'Events of the payment provider, signed over the raw body',
    response: v.object({ received: v.literal(true) }),
    errors: ['webhook_signature', 'malformed_request', 'payload_too_large'],
    rateLimit: 'webhook',
  }),
  page: endpoint({
    id: 'payments.page',
    method: 'GET',
    path: '/admin/stripe/payments',
    access: 'admin',
    tag: 'payments',
    summary: 'Payments by cursor, newest first',
    query: PaymentsQuery,
    response: v.object({ payments: v.object({ data: v.array(Payment), has_more: v.boolean() }) }),
    errors: ['provider_failed'],
    rateLimit: 'office',
  }),
  detail: endpoint({
    id: 'payments.detail',
    method: 'GET',
    path: '/admin/stripe/payments/:id',
    access: 'admin',
    tag: 'payments',
    summary: 'A payment as the payment provider has it',
    params: v.object({ id: providerId }),
    response: Payment,
    errors: ['provider_failed'],
    rateLimit: 'office',
  }),
  all: endpoint({
    id: 'payments.all',
    method: 'GET',
    path: '/admin/stripe/payments/all',
    access: 'admin',
    tag: 'payments',
    summary: 'The last 100 payments, for the report',
    response: v.object({ payments: v.array(Payment), created: Instant }),
    errors: ['provider_failed'],
    rateLimit: 'office',
  }),
} as const
