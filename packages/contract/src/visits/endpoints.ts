import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { IdParams } from '../primitives/id.ts'

const tag = 'visits'

export const visits = {
  prefill: endpoint({
    id: 'visits.prefill',
    method: 'GET',
    path: '/locations/:id/visit',
    access: 'user',
    tag,
    summary: 'What the booking widget is opened with: link, name, e-mail, property and whole address',
    params: IdParams,
    response: v.object({
      url: v.string(),
      name: v.string(),
      email: v.string(),
      customAnswers: v.array(v.string()),
    }),
    errors: [],
  }),
  webhook: endpoint({
    id: 'visits.webhook',
    method: 'POST',
    path: '/visits/webhook',
    access: 'public',
    tag,
    rawBody: true,
    summary: 'Visits booked or given up, signed over the raw body',
    response: v.object({ received: v.literal(true) }),
    errors: ['webhook_signature', 'malformed_request', 'payload_too_large'],
  }),
} as const
