import { formatExact, officeZone } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { DisputeRow } from '../../platform/db/schema/disputes.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { momentInWords } from '../../platform/mail/moment-in-words.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { partyName } from '../../platform/person-name.ts'
import { bookingLink } from './booking-link.ts'
import { disputeMailTexts } from './dispute-mail-texts.ts'
import { isQuestion } from './dispute-status.ts'
import { findLetter } from './letter-repository.ts'
import type { RefundRow } from './refund-repository.ts'

type Subject = Pick<RefundRow | DisputeRow, 'reservationId' | 'amount' | 'currency'>
type Kind = 'refundFailed' | 'disputedTenant' | 'disputedOwner' | 'closedOwner'

async function enqueue(
  app: AppContext,
  tx: Transaction,
  subject: Subject,
  kind: Kind,
  lead: Parameters<ReturnType<typeof disputeMailTexts>>[0],
): Promise<void> {
  const { tenant, owner, placeName: place } = await findLetter(tx, subject.reservationId)
  const view = kind === 'disputedOwner' || kind === 'closedOwner' ? 'owner' : 'client'
  const reader = view === 'owner' ? owner : tenant
  const text = disputeMailTexts(reader.language)
  const total = formatExact(subject, reader.language)
  await enqueueMail(tx, {
    to: reader.email,
    locale: reader.language,
    content: {
      subject: text(`${kind}Subject`, { place }),
      preview: text(`${kind}Preview`, { total }),
      title: text(`${kind}Title`),
      lead: text(lead, { name: reader.firstName, place, total }),
      action: {
        label: text('seeBooking'),
        url: bookingLink(app, reader, view, subject.reservationId),
      },
    },
  })
}

type OfficeKind = 'disputedOffice' | 'questionOffice' | 'closedOffice'

/** Writes to the platform's own address, in its language. */
async function enqueueToOffice(
  app: AppContext,
  tx: Transaction,
  dispute: DisputeRow,
  kind: OfficeKind,
  lead: Parameters<ReturnType<typeof disputeMailTexts>>[0],
): Promise<void> {
  const { tenant, placeName: place } = await findLetter(tx, dispute.reservationId)
  const text = disputeMailTexts('es')
  const values = { place, tenant: partyName(tenant), total: formatExact(dispute, 'es') }
  const { dueAt } = dispute
  await enqueueMail(tx, {
    to: app.config.CONTACT_EMAIL,
    locale: 'es',
    content: {
      subject: text(`${kind}Subject`, values),
      preview: text('officePreview', values),
      title: text(`${kind}Title`),
      lead: text(lead, values),
      ...(kind !== 'closedOffice' &&
        dueAt && {
          rows: [[text('answerUntil'), momentInWords(dueAt, { timeZone: officeZone, locale: 'es' })]],
        }),
      action: {
        label: text('seeBooking'),
        url: pageUrl(app.config.PUBLIC_URL, 'es', `/admin/reservations?reservation=${dispute.reservationId}`),
      },
    },
  })
}

/** Notifies the tenant that a refund which had succeeded was returned by their bank. */
export const enqueueRefundFailed = (app: AppContext, tx: Transaction, refund: RefundRow): Promise<void> =>
  enqueue(app, tx, refund, 'refundFailed', 'refundFailedLead')

/** Notifies tenant, owner and office that a payment is disputed; of an inquiry, which takes no money, only the office. */
export async function enqueueDisputed(app: AppContext, tx: Transaction, dispute: DisputeRow): Promise<void> {
  if (isQuestion(dispute)) return enqueueToOffice(app, tx, dispute, 'questionOffice', 'questionOfficeLead')
  await enqueueToOffice(app, tx, dispute, 'disputedOffice', 'disputedOfficeLead')
  await enqueue(app, tx, dispute, 'disputedTenant', 'disputedTenantLead')
  await enqueue(app, tx, dispute, 'disputedOwner', 'disputedOwnerLead')
}

/** Notifies owner and office how a dispute ended; of an inquiry nobody. */
export async function enqueueDisputeClosed(
  app: AppContext,
  tx: Transaction,
  dispute: DisputeRow,
): Promise<void> {
  if (isQuestion(dispute)) return
  const isLost = dispute.status === 'lost'
  await enqueueToOffice(app, tx, dispute, 'closedOffice', isLost ? 'lostOfficeLead' : 'wonOfficeLead')
  await enqueue(app, tx, dispute, 'closedOwner', isLost ? 'lostOwnerLead' : 'wonOwnerLead')
}
