import type { Locale } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Transaction } from '../../platform/db/client.ts'
import type { DisputeRow } from '../../platform/db/schema/disputes.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { readAppointment, readInbox } from '../../testing/inbox.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertContract } from '../contracts/repository.ts'
import { disputeMailTexts as disputeTexts } from './dispute-mail-texts.ts'
import { enqueueDisputeClosed, enqueueDisputed, enqueueRefundFailed } from './dispute-mails.ts'
import { paymentMailTexts } from './mail-texts.ts'
import { enqueueConfirmation, enqueueEnded, enqueueRefusedPayment } from './mails.ts'
import { enqueueRefunded, enqueueSentByHand } from './refund-mails.ts'
import type { RefundRow } from './refund-repository.ts'
import { insertCheckout } from './repository.ts'

let app: TestApp

const office = 'pagos@office.example'

beforeAll(async () => {
  app = await createTestApp({ env: { CONTACT_EMAIL: office } })
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const place = 'Taller luminoso'
const addressOf = (id: string, view: 'client' | 'owner', locale: Locale) =>
  `${app.config.PUBLIC_URL}${locale === 'en' ? '/en' : ''}/my-locations/reservations?view=${view}&reservation=${id}`

const answerUntil = new Date('2032-03-09T02:59:00Z')
const [tenantReads, ownerReads] = ['en', 'es'] as const

/** Creates a reservation whose tenant reads English and whose place’s owner reads Spanish. */
const scene = async (values: Partial<ReservationRow> = {}) => {
  const tenant = await makeUser(app.db, { firstName: 'Javiera', lastName: 'Soto', language: tenantReads })
  const owner = await makeOwner(app.db, { firstName: 'Rosa', language: ownerReads })
  const property = await makeProperty(app.db, { ownerId: owner.id })
  const reservation = await makeReservation(app.db, {
    propertyId: property.id,
    tenantId: tenant.id,
    unitPrice: 450_000,
    quantity: 3,
    total: 1_350_000,
    ...values,
  })
  const { id: reservationId } = reservation
  const send = (enqueue: (tx: Transaction) => Promise<void>) => app.db.transaction(enqueue)
  const inbox = async () => ({
    tenant: await readInbox(app, tenant.email),
    owner: await readInbox(app, owner.email),
  })
  const refund = (of: Partial<RefundRow> = {}) =>
    ({ reservationId, amount: 1_200_000, currency: 'CLP', reason: 'requested', ...of }) as RefundRow
  const dispute = (status: string) =>
    ({ reservationId, amount: 1_200_000, currency: 'CLP', status, dueAt: answerUntil }) as DisputeRow
  return { tenant, owner, reservation, id: reservationId, send, inbox, refund, dispute }
}

/** The mails to the office about a booking. */
const toOffice = async (id: string) =>
  (await readInbox(app, office)).filter(({ text }) => text.includes(`/admin/reservations?reservation=${id}`))

const whole = { es: '$\u00a01.350.000', en: '$\u00a01.350.000\u00a0CLP' }
const part = { es: '$\u00a01.200.000', en: '$\u00a01.200.000\u00a0CLP' }

it('a confirmed booking is told to both', async () => {
  const { reservation, id, send, inbox } = await scene()
  await app.db
    .update(properties)
    .set({ depositMonths: 1, commonExpenses: 20_000 })
    .where(eq(properties.id, reservation.propertyId))
  const receiptUrl = 'https://pay.example/receipt'
  await app.db.transaction((tx) =>
    insertCheckout(tx, {
      reservationId: id,
      attempt: 1,
      status: 'paid',
      idempotencyKey: id,
      parameters: {},
      amount: reservation.total,
      currency: 'CLP',
      receiptUrl,
      expiresAt: app.clock.now(),
    }),
  )
  await send((tx) => enqueueConfirmation(app, tx, id))
  const { tenant, owner } = await inbox()
  const [toTenant, toOwner] = [paymentMailTexts(tenantReads), paymentMailTexts(ownerReads)]
  expect(tenant).toMatchObject([{ subject: toTenant('confirmedSubject', { place }), attachments: [] }])
  expect(owner).toMatchObject([{ subject: toOwner('bookedSubject', { place }), attachments: [] }])
  const period = { es: '1 mar 2032 a 31 mar 2032', en: '1 Mar 2032 to 31 Mar 2032' }
  const facts = (text: typeof toTenant, locale: Locale) => [
    `${text('address')}: Calle Falsa 123\n`,
    `${text('period')}: ${period[locale]}\n`,
  ]
  for (const line of [
    toTenant('confirmedLead', { name: 'Javiera', place }),
    ...facts(toTenant, tenantReads),
    addressOf(id, 'client', tenantReads),
    `Already paid: ${whole[tenantReads]}. Rent for 3 months, in advance\n`,
    'When you get the keys: ',
    'Each month: $\u00a020.000\u00a0CLP. Common expenses, to the owner\n',
    'Cancel for free until 23 Feb: After that, ',
    toTenant('confirmedNote'),
    `${toTenant('receipt')}:\n${receiptUrl}`,
  ])
    expect(tenant[0]!.text).toContain(line)
  // Nothing is said about parking where there is no space.
  expect(tenant[0]!.text).not.toContain('Parking')
  expect(tenant[0]!.html).toContain(toTenant('confirmedPreview', { total: whole[tenantReads] }))
  // The address is the first of the facts: the tenant is not told who they are.
  expect(tenant[0]!.text).toContain(`\n\n${toTenant('address')}: `)
  for (const line of [
    toOwner('bookedLead', { name: 'Rosa', place }),
    `${toOwner('who')}: Javiera Soto\n`,
    ...facts(toOwner, ownerReads),
    `${toOwner('total')}: ${whole[ownerReads]}\n`,
    addressOf(id, 'owner', ownerReads),
  ])
    expect(owner[0]!.text).toContain(line)
  expect(owner[0]!.html).toContain(toOwner('bookedPreview', { total: whole[ownerReads] }))
  expect(owner[0]!.text).not.toContain(receiptUrl)
  const stay = { METHOD: 'REQUEST', UID: `${id}@metrolibre`, DTSTART: '20320301', DTEND: '20320401' }
  expect(await readAppointment(app, tenant[0]!)).toMatchObject({ ...stay, SUMMARY: `Booking: ${place}` })
  expect(await readAppointment(app, owner[0]!)).toMatchObject({ ...stay, SUMMARY: `Reserva: ${place}` })
})

it('a confirmed booking is told to the tenant with the contract', async () => {
  const { id, reservation, tenant, send, inbox } = await scene()
  const pdfKey = `private/contracts/${id}.pdf`
  await app.storage.put(pdfKey, 'the contract')
  await insertContract(app.db, {
    kind: 'lease',
    reservationId: id,
    propertyId: reservation.propertyId,
    data: {},
    pdfKey,
    sha256: '0'.repeat(64),
    signerId: tenant.id,
    signerName: 'Javiera Soto',
    signerDocument: '11.111.111-1',
    ip: '127.0.0.1',
    userAgent: 'tests',
    signedAt: app.clock.now(),
    localTime: '2032-03-01T00:00:00-03:00',
    timeZone: 'America/Santiago',
  })
  await send((tx) => enqueueConfirmation(app, tx, id))
  const mails = await inbox()
  const contract = {
    filename: `signed-contract-${id.slice(0, 8)}.pdf`,
    mimeType: 'application/pdf',
    bytes: 12,
  }
  expect(mails.tenant).toMatchObject([{ attachments: [contract] }])
  // The mail lists what is attached, and draws the stay as it is paid.
  const { text, html } = mails.tenant[0]!
  for (const part of [text, html]) expect(part).toContain(contract.filename)
  expect(text).toContain(`${paymentMailTexts(tenantReads)('files')}:\n${contract.filename}, 1\u00a0KB`)
  expect(html).toContain('class="mark"')
  expect(mails.owner).toMatchObject([{ attachments: [] }])
})

it('a booking that ends is told to the owner', async () => {
  const { id, send, inbox } = await scene()
  await send((tx) => enqueueEnded(app, tx, id))
  const { tenant, owner } = await inbox()
  const text = paymentMailTexts(ownerReads)
  expect(tenant).toEqual([])
  expect(owner).toMatchObject([{ subject: text('endedSubject', { place }) }])
  for (const line of [
    text('endedLead', { name: 'Rosa', place }),
    `${text('total')}: ${whole[ownerReads]}`,
    `${text('period')}: `,
    `${text('bookedAction')}:\n${addressOf(id, 'owner', ownerReads)}`,
  ])
    expect(owner[0]!.text).toContain(line)
  expect(owner[0]!.html).toContain(text('endedPreview', { total: whole[ownerReads] }))
})

it.each([
  ['requested', 'refundedLead'],
  ['slot_lost', 'refundedLateLead'],
] as const)('a refund is told to the tenant with its reason: %s', async (reason, lead) => {
  const { id, send, inbox, refund } = await scene()
  await send((tx) => enqueueRefunded(app, tx, refund({ reason })))
  const { tenant, owner } = await inbox()
  const text = paymentMailTexts(tenantReads)
  expect(owner).toEqual([])
  expect(tenant).toMatchObject([{ subject: text('refundedSubject', { place }) }])
  expect(tenant[0]!.text).toContain(text(lead, { name: 'Javiera', place, total: part[tenantReads] }))
  expect(tenant[0]!.text).toContain(`${text('refundedAction')}:\n${addressOf(id, 'client', tenantReads)}`)
  expect(tenant[0]!.html).toContain(text('refundedPreview', { total: part[tenantReads] }))
})

it('a refund of an extension says that it could not be extended', async () => {
  const { reservation } = await scene()
  const { inbox, send, refund } = await scene({ previousReservationId: reservation.id })
  await send((tx) => enqueueRefunded(app, tx, refund({ reason: 'slot_lost' })))
  const lead = paymentMailTexts(tenantReads)('refundedExtensionLead', {
    name: 'Javiera',
    place,
    total: part[tenantReads],
  })
  expect((await inbox()).tenant[0]!.text).toContain(lead)
})

it.each([
  ['failedRefund', 'refundedByHandLead'],
  ['transfer', 'refundedTransferLead'],
] as const)('money that was sent by hand is told to the tenant: %s', async (because, lead) => {
  const { id, send, inbox, refund } = await scene()
  await send((tx) => enqueueSentByHand(app, tx, refund(), because))
  const { tenant, owner } = await inbox()
  const text = paymentMailTexts(tenantReads)
  expect(owner).toEqual([])
  expect(tenant).toMatchObject([{ subject: text('refundedSubject', { place }) }])
  expect(tenant[0]!.text).toContain(text(lead, { name: 'Javiera', place, total: part[tenantReads] }))
  expect(tenant[0]!.text).toContain(`${text('refundedAction')}:\n${addressOf(id, 'client', tenantReads)}`)
  expect(tenant[0]!.html).toContain(text('refundedPreview', { total: part[tenantReads] }))
})

it('a refused payment is told to the tenant with the time that is left', async () => {
  app.clock.set('2031-06-01T12:00:00Z')
  const { id, reservation, send, inbox } = await scene()
  const holdExpiresAt = new Date('2031-06-01T17:05:00Z')
  await send((tx) => enqueueRefusedPayment(app, tx, { ...reservation, holdExpiresAt }))
  const { tenant, owner } = await inbox()
  const text = paymentMailTexts(tenantReads)
  expect(owner).toEqual([])
  expect(tenant).toMatchObject([{ subject: text('refusedSubject', { place }) }])
  expect(tenant[0]!.text).toContain(text('refusedLead', { name: 'Javiera', place, until: '13:05' }))
  expect(tenant[0]!.text).toContain(`${text('refusedAction')}:\n${addressOf(id, 'client', tenantReads)}`)
  expect(tenant[0]!.html).toContain(text('refusedPreview', { total: whole[tenantReads] }))
})

it.each([0, null])('a refused payment is told without a time when none is left: %s', async (left) => {
  const { reservation, send, inbox } = await scene()
  const holdExpiresAt = left === null ? null : app.clock.now()
  await send((tx) => enqueueRefusedPayment(app, tx, { ...reservation, holdExpiresAt }))
  const [mail] = (await inbox()).tenant
  const text = paymentMailTexts(tenantReads)
  expect(mail!.text).toContain(text('refusedLateLead', { name: 'Javiera', place }))
  expect(mail!.text).toContain(`${text('refundedAction')}:\n`)
})

it('a refund that the bank returned is told to the tenant', async () => {
  const { id, send, inbox, refund } = await scene()
  await send((tx) => enqueueRefundFailed(app, tx, refund()))
  const { tenant, owner } = await inbox()
  const text = disputeTexts(tenantReads)
  expect(owner).toEqual([])
  expect(tenant).toMatchObject([{ subject: text('refundFailedSubject', { place }) }])
  expect(tenant[0]!.text).toContain(
    text('refundFailedLead', { name: 'Javiera', place, total: part[tenantReads] }),
  )
  expect(tenant[0]!.text).toContain(addressOf(id, 'client', tenantReads))
  expect(tenant[0]!.html).toContain(text('refundFailedPreview', { total: part[tenantReads] }))
})

it.each([
  ['needs_response', 'disputedOffice'],
  ['warning_needs_response', 'questionOffice'],
] as const)('a dispute that %s is told to the office, with its deadline', async (status, kind) => {
  const { id, send, dispute } = await scene()
  await send((tx) => enqueueDisputed(app, tx, dispute(status)))
  const mails = await toOffice(id)
  const text = disputeTexts('es')
  expect(mails).toMatchObject([{ subject: text(`${kind}Subject`, { place }) }])
  expect(mails[0]!.text).toContain(text(`${kind}Lead`, { place, tenant: 'Javiera Soto', total: part.es }))
  expect(mails[0]!.text).toContain('lunes 8 de marzo de 2032 a las 23:59')
})

it.each([
  ['won', ['wonOfficeLead']],
  ['lost', ['lostOfficeLead']],
  ['warning_closed', []],
] as const)('the end of a dispute that was %s is told to the office', async (status, leads) => {
  const { id, send, dispute } = await scene()
  await send((tx) => enqueueDisputeClosed(app, tx, dispute(status)))
  const mails = await toOffice(id)
  const text = disputeTexts('es')
  expect(mails.map(({ subject }) => subject)).toEqual(leads.map(() => text('closedOfficeSubject', { place })))
  for (const [index, lead] of leads.entries())
    expect(mails[index]!.text).toContain(text(lead, { place, tenant: 'Javiera Soto', total: part.es }))
})

it('a disputed payment is told to both', async () => {
  const { id, send, inbox, dispute } = await scene()
  await send((tx) => enqueueDisputed(app, tx, dispute('needs_response')))
  const { tenant, owner } = await inbox()
  const [toTenant, toOwner] = [disputeTexts(tenantReads), disputeTexts(ownerReads)]
  expect(tenant).toMatchObject([{ subject: toTenant('disputedTenantSubject', { place }) }])
  expect(owner).toMatchObject([{ subject: toOwner('disputedOwnerSubject', { place }) }])
  const [first, second] = [
    { name: 'Javiera', place, total: part[tenantReads] },
    { name: 'Rosa', place, total: part[ownerReads] },
  ]
  expect(tenant[0]!.text).toContain(toTenant('disputedTenantLead', first))
  expect(tenant[0]!.text).toContain(addressOf(id, 'client', tenantReads))
  expect(owner[0]!.text).toContain(toOwner('disputedOwnerLead', second))
  expect(owner[0]!.text).toContain(addressOf(id, 'owner', ownerReads))
})

it.each([
  ['won', 'wonOwnerLead'],
  ['lost', 'lostOwnerLead'],
] as const)('a dispute that was %s is told to the owner', async (status, lead) => {
  const { id, send, inbox, dispute } = await scene()
  await send((tx) => enqueueDisputeClosed(app, tx, dispute(status)))
  const { tenant, owner } = await inbox()
  const text = disputeTexts(ownerReads)
  expect(tenant).toEqual([])
  expect(owner).toMatchObject([{ subject: text('closedOwnerSubject', { place }) }])
  expect(owner[0]!.text).toContain(text(lead, { name: 'Rosa', place, total: part[ownerReads] }))
  expect(owner[0]!.text).toContain(addressOf(id, 'owner', ownerReads))
  expect(owner[0]!.html).toContain(text('closedOwnerPreview', { total: part[ownerReads] }))
})

it('an inquiry of a bank is told to neither of them', async () => {
  const { send, inbox, dispute } = await scene()
  await send((tx) => enqueueDisputed(app, tx, dispute('warning_needs_response')))
  await send((tx) => enqueueDisputeClosed(app, tx, dispute('warning_closed')))
  expect(await inbox()).toEqual({ tenant: [], owner: [] })
})

it('a booking by the hour is told with its hours, in the place’s time zone, and with its company', async () => {
  const hours = {
    rentalMode: 'hour',
    startDate: '2032-03-01',
    endDate: '2032-03-01',
    startSlot: 10,
    endSlot: 12,
  } as const
  const { id, tenant, send, inbox } = await scene(hours)
  await app.sql`update users set company_name = 'Taller Greda SpA' where id = ${tenant.id}`
  await send((tx) => enqueueConfirmation(app, tx, id))
  const mails = await inbox()
  const [toTenant, toOwner] = [paymentMailTexts(tenantReads), paymentMailTexts(ownerReads)]
  expect(mails.tenant[0]!.text).toContain('Period: 1 Mar 2032, 9:00 to 12:00')
  expect(mails.tenant[0]!.text).toContain(toTenant('confirmedNote'))
  expect(mails.tenant[0]!.text).not.toContain('Paid separately')
  expect(mails.owner[0]!.text).toContain('Plazo: 1 mar 2032, 9:00 a 12:00, hora de Santiago\n')
  expect(mails.owner[0]!.text).toContain(`${toOwner('who')}: Taller Greda SpA\n`)
})
