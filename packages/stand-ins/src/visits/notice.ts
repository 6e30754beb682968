import { type Booking, uris } from './bookings.ts'
import { VISIT_MS } from './slots.ts'

/** The questions of the widget, in the order of the prefill parameters `a1`, `a2`. */
const questions = ['Propiedad', 'Dirección']
const tracked = ['utm_campaign', 'utm_source', 'utm_medium', 'utm_content', 'utm_term', 'salesforce_uuid']

/** Formats an instant with microseconds, as Calendly does. */
const iso = (instant: number) => new Date(instant).toISOString().replace('Z', '000Z')

interface Circumstances {
  /** The origin at which these services are reached. */
  origin: string
  /** When it happened, in ms. */
  at: number
  /** The booking that replaced this one, or that this one replaced. */
  movedTo?: Booking | undefined
  movedFrom?: Booking | undefined
}

type Type = 'invitee.created' | 'invitee.canceled'

const scheduledEvent = (type: Type, booking: Booking, { origin, at }: Circumstances) => ({
  uri: uris(booking, origin).event,
  name: booking.path,
  meeting_notes_plain: null,
  meeting_notes_html: null,
  status: type === 'invitee.created' ? 'active' : 'canceled',
  start_time: iso(booking.start),
  end_time: iso(booking.start + VISIT_MS),
  event_type: `${origin}/visits/event_types/stand-in`,
  location: { type: 'physical', location: booking.answers[1] ?? '', additional_info: null },
  invitees_counter: { total: 1, active: type === 'invitee.created' ? 1 : 0, limit: 1 },
  created_at: iso(booking.created),
  updated_at: iso(at),
  event_memberships: [
    {
      user: `${origin}/visits/users/stand-in`,
      user_email: 'visitas@metrolibre.example',
      user_name: 'Visitas',
    },
  ],
  event_guests: [],
})

const cancellation = (booking: Booking, at: number) => ({
  canceled_by: booking.name,
  reason: null,
  canceler_type: 'invitee',
  created_at: iso(at),
})

/**
 * Builds Calendly's webhook `invitee.created`, or `invitee.canceled` when the booking was cancelled or moved.
 * It has all keys of the real one, with `null` for absent values.
 */
export function inviteeNotice(type: Type, booking: Booking, circumstances: Circumstances) {
  const { origin, at, movedTo, movedFrom } = circumstances
  const { event, invitee } = uris(booking, origin)
  const inviteeOf = (other: Booking | undefined) => (other ? uris(other, origin).invitee : null)
  return {
    event: type,
    created_at: iso(at),
    created_by: `${origin}/visits/users/stand-in`,
    payload: {
      uri: invitee,
      event,
      name: booking.name,
      first_name: null,
      last_name: null,
      email: booking.email,
      status: type === 'invitee.created' ? 'active' : 'canceled',
      timezone: booking.zone,
      rescheduled: movedTo !== undefined,
      old_invitee: inviteeOf(movedFrom),
      new_invitee: inviteeOf(movedTo),
      created_at: iso(booking.created),
      updated_at: iso(at),
      cancel_url: `${invitee}/cancel`,
      reschedule_url: `${invitee}/reschedule`,
      questions_and_answers: booking.answers.map((answer, position) => ({
        answer,
        position,
        question: questions[position],
      })),
      tracking: Object.fromEntries(tracked.map((key) => [key, booking.utm[key] ?? null])),
      text_reminder_number: null,
      routing_form_submission: null,
      ...(type === 'invitee.canceled' && { cancellation: cancellation(booking, at) }),
      payment: null,
      no_show: null,
      reconfirmation: null,
      scheduling_method: null,
      invitee_scheduled_by: null,
      scheduled_event: scheduledEvent(type, booking, circumstances),
    },
  }
}
