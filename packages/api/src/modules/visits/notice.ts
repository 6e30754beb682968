import { Email } from '@metrolibre/contract'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(2000))
const link = v.nullish(v.pipe(text, v.url(), v.startsWith('http')))

const Tracking = v.nullish(v.record(v.string(), v.nullish(text)))
const Times = v.object({
  start_time: v.pipe(v.string(), v.isoTimestamp()),
  end_time: v.pipe(v.string(), v.isoTimestamp()),
  /** Whose calendar it is in. */
  event_memberships: v.nullish(v.array(v.object({ user_name: v.nullish(text) }))),
})

/** The notice of the widget that a visit was booked or cancelled, with the fields that are read. */
export const VisitNotice = v.variant('event', [
  v.object({
    event: v.literal('invitee.created'),
    payload: v.object({
      uri: text,
      name: v.string(),
      email: v.pipe(text, Email),
      cancel_url: link,
      reschedule_url: link,
      /** The `uri` of the booking that this one replaces, when a visit was moved. */
      old_invitee: v.nullish(text),
      tracking: Tracking,
      scheduled_event: Times,
    }),
  }),
  v.object({
    event: v.literal('invitee.canceled'),
    payload: v.object({
      uri: text,
      name: v.string(),
      email: v.pipe(text, Email),
      /** Set when another notice follows with the new time. */
      rescheduled: v.nullish(v.boolean(), false),
      tracking: Tracking,
      scheduled_event: v.nullish(Times),
    }),
  }),
])
export type VisitNotice = v.InferOutput<typeof VisitNotice>
export type BookedVisit = Extract<VisitNotice, { event: 'invitee.created' }>['payload']
export type Cancelled = Extract<VisitNotice, { event: 'invitee.canceled' }>['payload']
