import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { IdParams } from '../primitives/id.ts'
import { NumericPhone } from '../primitives/contact.ts'
import { Email } from '../primitives/email.ts'
import { personName } from '../primitives/person-name.ts'
import { optionalText, requiredText } from '../primitives/text.ts'
import { EpochMs } from '../primitives/time.ts'
import { VisitHours } from './hours.ts'
import { LinkedVisit, Visit } from './schemas.ts'

const tag = 'visits'

/** Why a visit does not take place as agreed, in the words of the owner. */
const reason = requiredText(300)
/** What a mailed link carries. */
const link = v.pipe(v.string('validation.required'), v.maxLength(200, 'validation.max_length'))
/** The new start, and the one that was on screen, so that nobody moves what somebody else has moved. */
const moveEntries = { start: EpochMs, from: EpochMs }

export const MoveVisitBody = body({ ...moveEntries, reason })
export const CancelVisitBody = body({ reason })

export const VisitHoursBody = body({
  /** Null for the usual hours. Visits in hours of one's own are booked here instead of in the widget. */
  hours: v.nullable(VisitHours),
})

export const BookVisitBody = body({
  start: EpochMs,
  name: personName(160),
  email: Email,
  /** Shown to the owner of the place until the visit is over. */
  phone: v.pipe(
    NumericPhone,
    v.check((phone) => phone !== '', 'validation.required'),
  ),
  /** Beyond a few visits an hour from a network, each one needs a solved captcha. */
  recaptchaToken: optionalText(10_000),
})

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
  setHours: endpoint({
    id: 'visits.setHours',
    method: 'PUT',
    path: '/locations/:id/visit-hours',
    access: 'user',
    tag,
    summary: 'Set when an own property can be visited',
    params: IdParams,
    body: VisitHoursBody,
    response: v.object({ hours: v.nullable(VisitHours) }),
    errors: [],
    rateLimit: 'own',
  }),
  free: endpoint({
    id: 'visits.free',
    method: 'GET',
    path: '/locations/:id/visit-times',
    access: 'public',
    tag,
    summary: 'When a property can be visited: the start of each free time',
    params: IdParams,
    response: v.object({ free: v.array(EpochMs) }),
    errors: ['sold_out'],
    rateLimit: 'read',
  }),
  book: endpoint({
    id: 'visits.book',
    method: 'POST',
    path: '/locations/:id/visits',
    access: 'optional',
    tag,
    summary: 'Book a visit to a property whose owner set visiting hours',
    params: IdParams,
    body: BookVisitBody,
    response: v.object({ start: EpochMs, end: EpochMs }),
    errors: ['sold_out', 'wrong_state', 'period_taken', 'captcha_failed'],
    rateLimit: 'visit',
  }),
  times: endpoint({
    id: 'visits.times',
    method: 'GET',
    path: '/visits/:id/times',
    access: 'user',
    tag,
    summary: 'When a visit to an own property can be moved to',
    params: IdParams,
    response: v.object({ free: v.array(EpochMs) }),
    errors: [],
    rateLimit: 'own',
  }),
  move: endpoint({
    id: 'visits.move',
    method: 'POST',
    path: '/visits/:id/move',
    access: 'user',
    tag,
    summary: 'Move a visit to an own property, and tell the visitor why',
    params: IdParams,
    body: MoveVisitBody,
    response: Visit,
    errors: ['wrong_state', 'changed_meanwhile', 'period_taken'],
    rateLimit: 'own',
  }),
  cancel: endpoint({
    id: 'visits.cancel',
    method: 'POST',
    path: '/visits/:id/cancel',
    access: 'user',
    tag,
    summary: 'Cancel a visit to an own property, and tell the visitor why',
    params: IdParams,
    body: CancelVisitBody,
    response: Visit,
    errors: ['wrong_state'],
    rateLimit: 'own',
  }),
  linked: endpoint({
    id: 'visits.linked',
    method: 'GET',
    path: '/visits/linked',
    access: 'public',
    tag,
    summary: 'The visit of a mailed link; changes nothing',
    query: v.object({ link }),
    response: LinkedVisit,
    errors: ['link_invalid'],
    rateLimit: 'read',
  }),
  moveLinked: endpoint({
    id: 'visits.moveLinked',
    method: 'POST',
    path: '/visits/linked/move',
    access: 'public',
    tag,
    summary: 'Move one’s own visit with the link of its mail',
    body: body({ link, ...moveEntries }),
    response: LinkedVisit,
    errors: ['link_invalid', 'wrong_state', 'changed_meanwhile', 'period_taken'],
    rateLimit: 'link',
  }),
  cancelLinked: endpoint({
    id: 'visits.cancelLinked',
    method: 'POST',
    path: '/visits/linked/cancel',
    access: 'public',
    tag,
    summary: 'Cancel one’s own visit with the link of its mail',
    body: body({ link }),
    response: LinkedVisit,
    errors: ['link_invalid', 'wrong_state'],
    rateLimit: 'link',
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
