import { formatExact } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { DisputeRow } from '../../platform/db/schema/disputes.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { bookingLink } from './booking-link.ts'
import { texts } from './dispute-mail-texts.ts'
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
  lead: Parameters<ReturnType<typeof texts>>[0],
): Promise<void> {
  const { tenant, owner, placeName: place } = await findLetter(tx, subject.reservationId)
  const view = kind === 'disputedOwner' || kind === 'closedOwner' ? 'owner' : 'client'
  const reader = view === 'owner' ? owner : tenant
  const text = texts(reader.language)
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

/** Notifies the tenant that a refund which had succeeded was returned by their bank. */
export const enqueueRefundFailed = (app: AppContext, tx: Transaction, refund: RefundRow): Promise<void> =>
  enqueue(app, tx, refund, 'refundFailed', 'refundFailedLead')

/**
 * Notifies tenant and owner that a payment is disputed. An inquiry, which takes no money, is only shown to
 * admins.
 */
export async function enqueueDisputed(app: AppContext, tx: Transaction, dispute: DisputeRow): Promise<void> {
  if (isQuestion(dispute)) return
  await enqueue(app, tx, dispute, 'disputedTenant', 'disputedTenantLead')
  await enqueue(app, tx, dispute, 'disputedOwner', 'disputedOwnerLead')
}

/** Notifies the owner how a dispute ended. */
export async function enqueueDisputeClosed(
  app: AppContext,
  tx: Transaction,
  dispute: DisputeRow,
): Promise<void> {
  if (isQuestion(dispute)) return
  await enqueue(app, tx, dispute, 'closedOwner', dispute.status === 'lost' ? 'lostOwnerLead' : 'wonOwnerLead')
}
