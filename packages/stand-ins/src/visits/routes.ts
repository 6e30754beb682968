import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FormRecord, parseForm } from '../form.ts'
import { languageOf } from '../page/language.ts'
import { sendPage } from '../page/layout.ts'
import { book, type Booking, findBooking, giveUp, listBookings, takenHours, uris } from './bookings.ts'
import { cancelRoutes } from './cancel.ts'
import type { VisitNeeds } from './needs.ts'
import { inviteeNotice } from './notice.ts'
import { bookedBody, visitTextsOf, visitBody, type VisitView } from './page.ts'
import { upcomingDays, knownTimeZone } from './slots.ts'

type Request = FastifyRequest<{ Params: { '*': string } }>

/** Serves the widget and, for tests, the list of bookings. */
export function visitRoutes(app: FastifyInstance, needs: VisitNeeds) {
  const { database, clock, outbox, origin, parentOrigin, webhook } = needs
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  const frame = { layout: 'visit', scripts: ['visit.js'], frameAncestors: ["'self'", parentOrigin] } as const

  const viewOf = (request: Request, form: FormRecord = {}): VisitView => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const language = languageOf(query.get('locale') ?? request.headers['accept-language'])
    const zone = knownTimeZone(query.get('timezone') ?? undefined)
    const days = upcomingDays(clock.now(), zone, takenHours(database, request.params['*']))
    const chosen = days.find(({ date }) => date === query.get('day')) ?? days[0]!
    const read = (name: string) => {
      const sent = form[name]
      return (typeof sent === 'string' ? sent : (query.get(name) ?? '')).slice(0, 300)
    }
    const fields = { name: read('name'), email: read('email'), a1: read('a1'), a2: read('a2') }
    const hideDetails = query.get('hide_event_type_details') === '1'
    return { language, zone, days, chosen, query, fields, hideDetails, parentOrigin }
  }

  app.get('/scheduled_events', async () => ({ collection: listBookings(database) }))
  cancelRoutes(app, needs)

  const tell = (
    type: Parameters<typeof inviteeNotice>[0],
    booking: Booking,
    moved: { movedTo?: Booking; movedFrom?: Booking | undefined } = {},
  ) => {
    const body = JSON.stringify(inviteeNotice(type, booking, { origin, at: clock.now(), ...moved }))
    if (webhook !== undefined) outbox.enqueue({ endpoint: 'visits', type, body })
  }

  app.get('/*', (request: Request, reply) => {
    const view = viewOf(request)
    return sendPage(reply, {
      ...frame,
      language: view.language,
      title: visitTextsOf(view.language).title,
      body: visitBody(view),
    })
  })

  app.post('/*', (request: Request, reply) => {
    const form = parseForm(typeof request.body === 'string' ? request.body : '')
    const view = viewOf(request, form)
    const { language, fields, zone, query } = view
    const title = visitTextsOf(language).title
    const slot = view.days.flatMap(({ slots }) => slots).find(({ start }) => String(start) === form['start'])
    if (slot === undefined || fields.name === '' || !/^[^\s@]+@[^\s@]+$/.test(fields.email)) {
      return sendPage(
        reply,
        { ...frame, language, title, body: visitBody({ ...view, problem: 'incomplete' }) },
        422,
      )
    }
    const booking = database.transaction(() => {
      const utm = Object.fromEntries(
        Array.from(query).filter(([key]) => key.startsWith('utm_') || key === 'salesforce_uuid'),
      )
      const answers = [fields.a1, fields.a2]
      const visit = {
        path: request.params['*'],
        start: slot.start,
        name: fields.name,
        email: fields.email,
        zone,
        answers,
        utm,
      }
      const taken = book(database, visit, clock.now())
      if (taken === undefined) return undefined
      const [id = '', inviteeId = ''] = (query.get('reschedule') ?? '').split('/')
      const before = findBooking(database, id, inviteeId)
      const movedFrom = before && giveUp(database, before) ? before : undefined
      if (movedFrom) tell('invitee.canceled', movedFrom, { movedTo: taken })
      tell('invitee.created', taken, { movedFrom })
      return taken
    })
    outbox.plan()
    if (booking === undefined) {
      return sendPage(
        reply,
        { ...frame, language, title, body: visitBody({ ...view, problem: 'taken' }) },
        409,
      )
    }
    const { event, invitee } = uris(booking, origin)
    const body = bookedBody(booking, language, parentOrigin, {
      event: { uri: event },
      invitee: { uri: invitee },
    })
    return sendPage(reply, { ...frame, language, title, body })
  })
}
