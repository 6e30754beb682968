import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { EpochMs, timeZoneEntries } from '../primitives/time.ts'
import { ZoneName } from '../zones/schemas.ts'

const tag = 'visits'

/** A visit booked in the widget. Only the visitor gets the links to move or cancel it. */
export const Visit = v.object({
  id: Id,
  start: EpochMs,
  end: EpochMs,
  ...timeZoneEntries,
  status: v.picklist(['scheduled', 'cancelled']),
  location: v.object({
    id: Id,
    name: v.string(),
    ...pictureEntries,
    zone: ZoneName,
    /** The whole address, which a visitor needs to find the place (RULES.md §7). */
    address: v.string(),
  }),
  /** The name entered in the widget. It is only shown to the owner. */
  visitorName: v.nullable(v.string()),
  rescheduleUrl: v.nullable(v.string()),
  cancelUrl: v.nullable(v.string()),
})
export type Visit = v.InferOutput<typeof Visit>

/** What the booking widget is opened with. */
const Prefill = v.object({
  url: v.string(),
  name: v.string(),
  email: v.string(),
  customAnswers: v.array(v.string()),
})

export const visits = {
  prefill: endpoint({
    id: 'visits.prefill',
    method: 'GET',
    path: '/locations/:id/visit',
    access: 'user',
    tag,
    summary: 'What the booking widget is opened with: link, name, e-mail, property and whole address',
    params: IdParams,
    response: Prefill,
    errors: ['sold_out', 'email_unconfirmed'],
    rateLimit: 'own',
  }),
  technical: endpoint({
    id: 'visits.technical',
    method: 'GET',
    path: '/locations/:id/technical-visit',
    access: 'user',
    tag,
    summary: 'An own property’s visit by an inspector, and what the widget is opened with to book it',
    params: IdParams,
    response: v.object({
      ...Prefill.entries,
      /** The visit that is booked, with the links to move or cancel it. */
      visit: v.nullable(Visit),
    }),
    errors: ['wrong_state'],
    rateLimit: 'own',
  }),
  mine: endpoint({
    id: 'visits.mine',
    method: 'GET',
    path: '/visits',
    access: 'user',
    tag,
    summary: 'The last hundred visits: own ones (client), or to own properties (owner)',
    query: v.object({ view: v.optional(v.picklist(['client', 'owner'], 'validation.invalid'), 'client') }),
    response: v.object({ visits: v.array(Visit) }),
    errors: [],
    rateLimit: 'own',
  }),
  webhook: endpoint({
    id: 'visits.webhook',
    method: 'POST',
    path: '/visits/webhook',
    access: 'public',
    tag,
    rawBody: true,
    summary: 'Visits booked or cancelled, signed over the raw body',
    response: v.object({ received: v.literal(true) }),
    errors: ['webhook_signature', 'malformed_request', 'payload_too_large'],
    rateLimit: 'webhook',
  }),
} as const
