import { createDates, dateAt, formatExact, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { partyName } from '../../platform/person-name.ts'
import { bookingLink } from './booking-link.ts'
import { findLetter } from './letter-repository.ts'
import { partRefundMailTexts } from './part-refund-mail-texts.ts'
import type { RefundRow } from './refund-repository.ts'

interface PartReturned extends Pick<RefundRow, 'reservationId' | 'amount' | 'currency' | 'note'> {
  /** Whether it was sent at the bank, because the tenant had paid by transfer. */
  readonly byHand?: boolean
}

/** Tells tenant and owner that a part of a payment went back and why, and the owner in which month it counts. */
export async function enqueuePartReturned(
  app: AppContext,
  tx: Transaction,
  { reservationId, amount, currency, note, byHand = false }: PartReturned,
): Promise<void> {
  const { tenant, owner, placeName: place, timeZone } = await findLetter(tx, reservationId)
  const today = dateAt(app.clock.now().getTime(), timeZone)
  const values = (language: Locale) => ({
    place,
    total: formatExact({ amount, currency }, language),
    month: createDates(language).day(today, { month: 'long', year: 'numeric' }),
    tenant: partyName(tenant),
  })
  const reasonRow = (text: ReturnType<typeof partRefundMailTexts>): [string, string][] =>
    note === null ? [] : [[text('reason'), note]]
  const toTenant = partRefundMailTexts(tenant.language)
  const forTenant = { ...values(tenant.language), name: tenant.firstName }
  await enqueueMail(tx, {
    to: tenant.email,
    locale: tenant.language,
    content: {
      subject: toTenant('tenantSubject', forTenant),
      preview: toTenant('tenantPreview', forTenant),
      title: toTenant('tenantTitle'),
      lead: toTenant(byHand ? 'tenantByHandLead' : 'tenantLead', forTenant),
      rows: reasonRow(toTenant),
      action: { label: toTenant('seeBooking'), url: bookingLink(app, tenant, 'client', reservationId) },
    },
  })
  const toOwner = partRefundMailTexts(owner.language)
  const forOwner = { ...values(owner.language), name: owner.firstName }
  await enqueueMail(tx, {
    to: owner.email,
    locale: owner.language,
    content: {
      subject: toOwner('ownerSubject', forOwner),
      preview: toOwner('ownerPreview', forOwner),
      title: toOwner('ownerTitle'),
      lead: toOwner('ownerLead', forOwner),
      rows: reasonRow(toOwner),
      action: {
        label: toOwner('seePayments'),
        url: pageUrl(app.config.PUBLIC_URL, owner.language, '/my-locations/payment'),
      },
    },
  })
}

/** Tells the office that a part did not go back: the booking goes on, so nothing else would show it. */
export async function enqueuePartFailed(app: AppContext, tx: Transaction, row: RefundRow): Promise<void> {
  const { tenant, placeName: place } = await findLetter(tx, row.reservationId)
  const text = partRefundMailTexts('es')
  const values = { place, tenant: partyName(tenant), total: formatExact(row, 'es') }
  await enqueueMail(tx, {
    to: app.config.CONTACT_EMAIL,
    locale: 'es',
    content: {
      subject: text('failedSubject', values),
      preview: text('failedTitle'),
      title: text('failedTitle'),
      lead: text('failedLead', values),
      rows: row.note === null ? [] : [[text('reason'), row.note]],
      action: {
        label: text('seeBooking'),
        url: pageUrl(app.config.PUBLIC_URL, 'es', `/admin/reservations?reservation=${row.reservationId}`),
      },
    },
  })
}
