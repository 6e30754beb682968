import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { properties } from '../../platform/db/schema/properties.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { visits } from '../../platform/db/schema/visits.ts'
import { makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { readAppointment, readInbox } from '../../testing/inbox.ts'
import { holdBack } from '../../testing/hold-back.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookedNotice, sendVisitNotice, visitsSecret } from '../../testing/visit-notice.ts'

const widget = 'https://visits.example/metrolibre/visita'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { VISITS_WEBHOOK_SECRET: visitsSecret, VISITS_URL: widget } })
})
afterAll(() => app.close())

const send = (notice: object, options?: Parameters<typeof sendVisitNotice>[2]) =>
  sendVisitNotice(app, notice, options)

const scene = async () => {
  const owner = await makeOwner(app.db, { firstName: 'Olga' })
  const property = await makeProperty(app.db, { ownerId: owner.id, phone: '+56987654321' })
  const visitor = await makeUser(app.db, { language: 'en' })
  const { body } = await app.call(
    endpoints.visits.prefill,
    { params: { id: property.id } },
    { as: visitor.id },
  )
  return { owner, property, visitor, body, tracking: Object.fromEntries(new URL(body.url).searchParams) }
}
const listOf = async (as: string, view: 'client' | 'owner') =>
  (await app.call(endpoints.visits.mine, { query: { view } }, { as })).body.visits

describe('a visit', () => {
  it('opens the property’s widget or ours with the user’s data and the whole address', async () => {
    const { body, property, visitor } = await scene()
    expect(body).toMatchObject({
      name: 'Ada Prueba',
      email: visitor.email,
      customAnswers: [property.name, 'Calle Falsa 123'],
    })
    expect(body.url.startsWith(`${widget}?utm_source=metrolibre&utm_campaign=${property.id}`)).toBe(true)
    const own = await makeProperty(app.db, { calendlyLink: 'https://calendly.com/casa/ver' })
    const answer = await app.call(endpoints.visits.prefill, { params: { id: own.id } }, { as: visitor.id })
    expect(answer.body.url).toMatch(/^https:\/\/calendly\.com\/casa\/ver\?/)
  })

  it('is not offered when the property is sold out or not published', async () => {
    const { visitor } = await scene()
    const soldOut = await makeProperty(app.db, { isActive: false })
    const hidden = await makeProperty(app.db, { isVerified: false })
    const ask = async (id: string) =>
      (await app.call(endpoints.visits.prefill, { params: { id } }, { as: visitor.id })).problem?.code
    expect([await ask(soldOut.id), await ask(hidden.id)]).toEqual(['sold_out', 'not_found'])
  })

  it('is stored once, mailed to both sides and shown to each with their own details', async () => {
    const { owner, property, visitor, tracking } = await scene()
    const notice = bookedNotice(tracking, visitor.email)
    expect([await send(notice), await send(notice)]).toEqual([200, 200])
    const [own] = await listOf(visitor.id, 'client')
    expect(own).toMatchObject({
      start: Date.parse('2032-03-04T14:00:00Z'),
      timeZone: 'America/Santiago',
      visitorName: null,
      cancelUrl: notice.payload.cancel_url,
      location: { id: property.id, address: 'Calle Falsa 123' },
    })
    const theirs = await listOf(owner.id, 'owner')
    expect(theirs).toMatchObject([{ visitorName: 'Ada Visita', cancelUrl: null, rescheduleUrl: null }])
    expect(JSON.stringify(theirs)).not.toContain(visitor.email)
    expect([...(await listOf(owner.id, 'client')), ...(await listOf(visitor.id, 'owner'))]).toEqual([])

    const mails = await readInbox(app, visitor.email)
    expect(mails.map(({ subject }) => subject)).toEqual([`Your visit is booked: ${property.name}`])
    expect(mails[0]!.text).toContain('11:00')
    // Where, who, by which phone, and how to move or cancel it without a login.
    for (const part of [
      'Address: Calle Falsa 123',
      'Your host: Olga',
      'Phone: +56 9 8765 4321',
      'What to bring: Your identity document',
      `Move the visit:\n${notice.payload.reschedule_url}`,
      `Cancel the visit:\n${notice.payload.cancel_url}`,
      `/en/propietario/${property.id}/details`,
    ])
      expect(mails[0]!.text).toContain(part)
    const [told] = await readInbox(app, owner.email)
    expect(told?.subject).toBe(`Tienes una visita: ${property.name}`)
    expect(told?.text).not.toContain(visitor.email)
  })

  it('is mailed to both sides when it is cancelled, and only with the new time when it is moved', async () => {
    const { owner, property, visitor, tracking } = await scene()
    const first = bookedNotice(tracking, visitor.email)
    const moved = bookedNotice(tracking, visitor.email)
    const second = {
      ...moved,
      payload: {
        ...moved.payload,
        old_invitee: first.payload.uri,
        scheduled_event: { start_time: '2032-03-05T15:00:00.000Z', end_time: '2032-03-05T15:30:00.000Z' },
      },
    }
    await send(first)
    const cancel = ({ payload }: typeof first, rescheduled: boolean) =>
      send({ event: 'invitee.canceled', payload: { ...payload, rescheduled } })
    await cancel(first, true)
    app.clock.advance(1_000)
    await send(second)
    const mails = await readInbox(app, visitor.email)
    expect(mails).toHaveLength(2)
    const told = mails.find(({ subject }) => subject === `Your visit has a new time: ${property.name}`)
    expect(told?.text).toMatch(/5 March 2032[\s\S]+4 March 2032/)
    app.clock.advance(1_000)
    expect([await cancel(second, false), await cancel(second, false)]).toEqual([200, 200])
    expect((await readInbox(app, visitor.email)).map(({ subject }) => subject)[0]).toMatch(/cancelled/)
    expect(await readInbox(app, owner.email)).toHaveLength(3)
    // The calendars of both keep one appointment, which moves and goes.
    for (const email of [visitor.email, owner.email]) {
      const read = await Promise.all((await readInbox(app, email)).map((mail) => readAppointment(app, mail)))
      const inOrder = read.toSorted((a, b) => Number(a!['SEQUENCE']) - Number(b!['SEQUENCE']))
      expect(inOrder).toMatchObject([
        { METHOD: 'REQUEST', DTSTART: '20320304T140000Z', STATUS: 'CONFIRMED' },
        { METHOD: 'REQUEST', DTSTART: '20320305T150000Z', STATUS: 'CONFIRMED' },
        { METHOD: 'CANCEL', DTSTART: '20320305T150000Z', STATUS: 'CANCELLED' },
      ])
      for (const [position, one] of inOrder.entries())
        expect(one).toMatchObject({
          type: `text/calendar; charset=utf-8; method=${one!['METHOD']}`,
          UID: inOrder[0]!['UID'],
          SEQUENCE: String(Number(inOrder[0]!['SEQUENCE']) + position),
          ATTENDEE: `mailto:${email}`,
          ORGANIZER: 'mailto:hola@metrolibre.example',
        })
    }
    expect((await listOf(visitor.id, 'client')).map(({ status, cancelUrl }) => [status, cancelUrl])).toEqual([
      ['cancelled', null],
      ['cancelled', null],
    ])
  })

  // As long as a signature in characters; in bytes the second one is longer.
  it.each(['x', 'ñ'])('belongs to nobody when its signature is forged with %s', async (letter) => {
    const { property, visitor, tracking } = await scene()
    const forged = { ...tracking, utm_content: `${visitor.id}.${letter.repeat(43)}` }
    const stranger = `${randomUUID()}@people.example`
    expect(await send(bookedNotice(forged, stranger))).toBe(200)
    expect(await listOf(visitor.id, 'client')).toEqual([])
    const kept = await app.db.select().from(visits).where(eq(visits.propertyId, property.id))
    expect(kept.map(({ userId }) => userId)).toEqual([null])
    // A visitor without an account gets a mail without the house number.
    const [mail] = await readInbox(app, stranger)
    expect(mail?.text).not.toContain('Calle Falsa 123')
    expect(mail?.text).toContain('Dirección: Calle Falsa, ')
    expect(mail?.text).toContain('crea una cuenta con este correo y confírmalo')
    expect(mail?.text).toContain('Te recibe: Olga')
    expect(await readAppointment(app, mail!)).toMatchObject({ LOCATION: property.name })
  })

  it('is read from a notice in the widget’s real form, with null for absent values', async () => {
    const { property, visitor, tracking } = await scene()
    const uri = `https://api.calendly.com/scheduled_events/${randomUUID()}/invitees/${randomUUID()}`
    const shared = {
      uri,
      event: uri,
      name: 'Ada Visita',
      first_name: null,
      last_name: null,
      email: visitor.email,
      timezone: null,
      old_invitee: null,
      new_invitee: null,
      text_reminder_number: null,
      payment: null,
      no_show: null,
      reconfirmation: null,
      scheduling_method: null,
      invitee_scheduled_by: null,
      routing_form_submission: null,
      questions_and_answers: [],
      rescheduled: false,
      created_at: '2032-03-01T14:00:00.123456Z',
      updated_at: '2032-03-01T14:00:00.123456Z',
      cancel_url: 'https://calendly.com/cancellations/AAAA',
      reschedule_url: 'https://calendly.com/reschedulings/AAAA',
      tracking: { utm_medium: null, utm_term: null, salesforce_uuid: null, ...tracking },
      scheduled_event: {
        start_time: '2032-03-04T14:00:00.000000Z',
        end_time: '2032-03-04T14:30:00.000000Z',
        location: { type: 'physical', location: 'x', additional_info: null },
        event_guests: [],
        meeting_notes_plain: null,
        meeting_notes_html: null,
        event_memberships: [],
      },
    }
    const frame = { created_at: shared.created_at, created_by: 'https://api.calendly.com/users/A' }
    const tell = (event: string, more: object) => send({ event, ...frame, payload: { ...shared, ...more } })
    expect(await tell('invitee.created', { status: 'active' })).toBe(200)
    expect(await listOf(visitor.id, 'client')).toMatchObject([
      { status: 'scheduled', location: { id: property.id } },
    ])
    const cancellation = { canceled_by: 'Ada', reason: null, canceler_type: 'invitee' }
    expect(await tell('invitee.canceled', { status: 'canceled', cancellation })).toBe(200)
    expect(await listOf(visitor.id, 'client')).toMatchObject([{ status: 'cancelled' }])
  })

  it('stays cancelled when the notice of its booking is sent again and arrives last', async () => {
    const { visitor, owner, tracking } = await scene()
    const booked = bookedNotice(tracking, visitor.email)
    const before = (await readInbox(app, owner.email)).length
    expect(await send({ ...booked, event: 'invitee.canceled' })).toBe(200)
    expect(await send(booked)).toBe(200)
    expect((await listOf(visitor.id, 'client')).map(({ status }) => status)).toEqual(['cancelled'])
    await app.jobs.drain()
    expect(await readInbox(app, owner.email)).toHaveLength(before)
  })

  it('is accepted only with a fresh signature over its bytes, and unknown notices are ignored', async () => {
    const { tracking, visitor } = await scene()
    const notice = bookedNotice(tracking, visitor.email)
    expect(await send(notice, { key: 'another' })).toBe(400)
    expect(await send(notice, { at: app.clock.now().getTime() - 301_000 })).toBe(400)
    expect(await listOf(visitor.id, 'client')).toEqual([])
    expect(await send({ event: 'routing_form_submission.created', payload: {} })).toBe(200)
    expect(await send(bookedNotice({}, visitor.email))).toBe(200)
    const nowhere = { utm_source: 'metrolibre', utm_campaign: 'nowhere' }
    expect(await send(bookedNotice(nowhere, visitor.email))).toBe(200)
    expect(await listOf(visitor.id, 'client')).toEqual([])
  })
})

describe('a technical visit', () => {
  const technicalScene = async (stage: 'submitted' | 'evaluated') => {
    const owner = await makeOwner(app.db)
    const property = await makeProperty(app.db, { ownerId: owner.id, stage, isVerified: false })
    const ask = (as: { id: string }) =>
      app.call(endpoints.visits.technical, { params: { id: property.id } }, { as })
    const stageNow = async () =>
      (await app.call(endpoints.ownLocations.one, { params: { id: property.id } }, { as: owner })).body
        .listingStatus
    return { owner, property, ask, stageNow }
  }
  const cancel = ({ payload }: ReturnType<typeof bookedNotice>, rescheduled = false) =>
    send({ event: 'invitee.canceled', payload: { ...payload, rescheduled } })

  it('schedules the visit of a property that is handed in, and takes it back when it is cancelled', async () => {
    const { owner, property, ask, stageNow } = await technicalScene('submitted')
    expect((await ask(await makeOwner(app.db))).status).toBe(404)
    const { body } = await ask(owner)
    expect(body).toMatchObject({ url: expect.stringContaining('visita-tecnica'), visit: null })
    const tracking = Object.fromEntries(new URL(body.url).searchParams)
    const [first, second] = [bookedNotice(tracking, owner.email), bookedNotice(tracking, owner.email)]
    expect([await send(first), await send(first)]).toEqual([200, 200])
    expect(await stageNow()).toBe('visit_scheduled')
    expect((await readInbox(app, owner.email)).map(({ subject }) => subject)).toEqual([
      `Visita técnica agendada: ${property.name}`,
    ])
    await cancel(first, true)
    await send(second)
    expect(await stageNow()).toBe('visit_scheduled')
    expect((await ask(owner)).body.visit).toMatchObject({
      start: Date.parse('2032-03-04T14:00:00Z'),
      cancelUrl: second.payload.cancel_url,
      location: { id: property.id },
    })
    await cancel(second)
    expect(await stageNow()).toBe('submitted')
    expect((await ask(owner)).body.visit).toBeNull()
    expect(await listOf(owner.id, 'owner')).toEqual([])
    const moves = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, property.id))
      .orderBy(auditLog.id)
    expect(moves.map(({ action, after }) => [action, after])).toEqual([
      ['stage.visit', { stage: 'visit_scheduled' }],
      ['stage.visit', { stage: 'submitted' }],
    ])
  })

  it('counts as cancelled when it was moved and no new time is reported within a day', async () => {
    const { owner, property, ask, stageNow } = await technicalScene('submitted')
    const tracking = Object.fromEntries(new URL((await ask(owner)).body.url).searchParams)
    const [first, second] = [bookedNotice(tracking, owner.email), bookedNotice(tracking, owner.email)]
    await send(first)
    await cancel(first, true)
    const settle = () => app.jobs.tick('settle-moved-visits')
    await settle()
    expect(await stageNow()).toBe('visit_scheduled')
    app.clock.advance(26 * 3_600_000)
    await Promise.all([settle(), settle()])
    expect(await stageNow()).toBe('submitted')
    // Mails leave side by side, so their order says nothing.
    const subjects = (await readInbox(app, owner.email)).map(({ subject }) => subject).toSorted()
    expect(subjects).toEqual([
      `Se canceló la visita técnica: ${property.name}`,
      `Visita técnica agendada: ${property.name}`,
    ])
    await send(second)
    app.clock.advance(26 * 3_600_000)
    await settle()
    expect(await stageNow()).toBe('visit_scheduled')
  })

  it('keeps the stage while another one is expected, and once the evaluation is done', async () => {
    const { owner, property, ask, stageNow } = await technicalScene('submitted')
    const tracking = Object.fromEntries(new URL((await ask(owner)).body.url).searchParams)
    const notices = Array.from({ length: 8 }, () => bookedNotice(tracking, owner.email))
    expect(new Set(await Promise.all(notices.map((notice) => send(notice))))).toEqual(new Set([200]))
    const last = notices.pop()!
    for (const notice of notices) await cancel(notice)
    expect(await stageNow()).toBe('visit_scheduled')
    await app.db.update(properties).set({ stage: 'evaluated' }).where(eq(properties.id, property.id))
    await cancel(last)
    expect(await stageNow()).toBe('evaluated')
    expect((await ask(owner)).problem?.code).toBe('wrong_state')
  })

  it('counts only with our own signature for it', async () => {
    const { owner, property, ask, stageNow } = await technicalScene('submitted')
    const tracking = Object.fromEntries(new URL((await ask(owner)).body.url).searchParams)
    const { tracking: other } = await scene()
    const forged = { ...other, utm_campaign: property.id, utm_medium: 'technical' }
    await send(bookedNotice(forged, owner.email))
    await send(bookedNotice({ ...tracking, utm_content: `${owner.id}.x` }, owner.email))
    expect(await stageNow()).toBe('submitted')
    // Without its mark it is a visit like any other, and belongs to nobody.
    const { utm_medium: _mark, ...unmarked } = tracking
    await send(bookedNotice(unmarked, owner.email))
    expect(await stageNow()).toBe('submitted')
  })
})

it('knows a visitor no more whose account is erased as the visit is told', async () => {
  const { property, visitor, tracking } = await scene()
  const notice = bookedNotice(tracking, 'ada@correo.example')
  const { result } = await holdBack(app, {
    lock: (tx) => tx`select from users where id = ${visitor.id} for update`,
    work: async () => {
      const answer = await send(notice)
      await app.jobs.drain()
      return answer
    },
    meanwhile: (tx) => tx`update users set erased_at = now() where id = ${visitor.id}`,
  })
  expect(result).toBe(200)
  expect(await app.sql`select user_id from visits where property_id = ${property.id}`).toEqual([
    { user_id: null },
  ])
})
