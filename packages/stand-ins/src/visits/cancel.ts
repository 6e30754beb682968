import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../page/language.ts'
import { html, type Markup } from '../page/html.ts'
import { sendPage, type Language } from '../page/layout.ts'
import { type Booking, findBooking, giveUp } from './bookings.ts'
import { inviteeNotice } from './notice.ts'
import type { VisitNeeds } from './needs.ts'

const es = {
  title: 'Cancelar visita',
  question: '¿Cancelar esta visita?',
  cancel: 'Cancelar visita',
  done: 'Visita cancelada',
  gone: 'Esta visita ya no está agendada',
}
const en: typeof es = {
  title: 'Cancel visit',
  question: 'Cancel this visit?',
  cancel: 'Cancel visit',
  done: 'Visit cancelled',
  gone: 'This visit is no longer booked',
}

type Request = FastifyRequest<{ Params: { id: string; invitee: string } }>

/** Serves the pages behind a booking's `cancel_url` and `reschedule_url`. */
export function cancelRoutes(app: FastifyInstance, needs: VisitNeeds) {
  const { database, outbox, origin, webhook, clock } = needs
  const path = '/scheduled_events/:id/invitees/:invitee'
  const bookingOf = ({ params }: Request) => findBooking(database, params.id, params.invitee)
  const languageFor = (request: Request) => languageOf(request.headers['accept-language'])

  app.get(`${path}/cancel`, (request: Request, reply) => {
    const booking = bookingOf(request)
    const language = languageFor(request)
    const body = booking ? questionBody(booking, language) : doneBody('gone', language)
    return sendPage(reply, page(language, body), booking ? 200 : 404)
  })

  app.post(`${path}/cancel`, (request: Request, reply) => {
    const booking = bookingOf(request)
    const language = languageFor(request)
    const type = 'invitee.canceled'
    const cancelled = database.transaction(() => {
      if (booking === undefined || !giveUp(database, booking)) return false
      const body = JSON.stringify(inviteeNotice(type, booking, { origin, at: clock.now() }))
      if (webhook !== undefined) outbox.enqueue({ endpoint: 'visits', type, body })
      return true
    })
    outbox.plan()
    return sendPage(reply, page(language, doneBody(cancelled ? 'done' : 'gone', language)))
  })

  app.get(`${path}/reschedule`, (request: Request, reply) => {
    const booking = bookingOf(request)
    const language = languageFor(request)
    if (booking === undefined) return sendPage(reply, page(language, doneBody('gone', language)), 404)
    const { name, email, answers, utm, zone, id, inviteeId } = booking
    const [a1 = '', a2 = ''] = answers
    const filled = { ...utm, name, email, a1, a2, timezone: zone, reschedule: `${id}/${inviteeId}` }
    return reply.redirect(`/visits/${booking.path}?${new URLSearchParams(filled).toString()}`)
  })
}

const textsFor = (language: Language) => (language === 'en' ? en : es)

const page = (language: Language, body: Markup) =>
  ({ layout: 'visit', language, title: textsFor(language).title, body }) as const

const momentOf = ({ zone, start }: Booking, language: Language) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-CL' : 'en-GB', {
    timeZone: zone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(start)

const questionBody = (booking: Booking, language: Language): Markup => {
  const texts = textsFor(language)
  return html`<main aria-label="${texts.title}">
    <h1>${texts.question}</h1>
    <p>${booking.answers[0] ?? ''} · ${momentOf(booking, language)}</p>
    <form method="post"><button class="book" type="submit">${texts.cancel}</button></form>
  </main>`
}

const doneBody = (outcome: 'done' | 'gone', language: Language): Markup => {
  const texts = textsFor(language)
  return html`<main aria-label="${texts.title}">
    <div class="done" role="status"><h1>${texts[outcome]}</h1></div>
  </main>`
}
