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
  lead: Parameters<ReturnType<typeof texts>>[0] = `${kind === 'closedOwner' ? 'wonOwner' : kind}Lead`,
): Promise<void> {
  const { tenant, owner, placeName: place } = await findLetter(tx, subject.reservationId)
  const view = kind === 'disputedOwner' || kind === 'closedOwner' ? 'owner' : 'client'
  const reader = view === 'owner' ? owner : tenant
  const text = texts(reader.language)
  const total = formatExact({ amount: subject.amount, currency: subject.currency })
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

/** Tells the tenant that a refund which had gone through came back from their bank. */
export const enqueueRefundFailed = (app: AppContext, tx: Transaction, refund: RefundRow): Promise<void> =>
  enqueue(app, tx, refund, 'refundFailed')

/** Tells tenant and owner that a payment is disputed. A question that takes no money is for admins alone. */
export async function enqueueDisputed(app: AppContext, tx: Transaction, dispute: DisputeRow): Promise<void> {
  if (isQuestion(dispute)) return
  await enqueue(app, tx, dispute, 'disputedTenant')
  await enqueue(app, tx, dispute, 'disputedOwner')
}

/** Tells the owner how a dispute ended. */
export async function enqueueDisputeClosed(
  app: AppContext,
  tx: Transaction,
  dispute: DisputeRow,
): Promise<void> {
  if (isQuestion(dispute)) return
  await enqueue(app, tx, dispute, 'closedOwner', dispute.status === 'lost' ? 'lostOwnerLead' : 'wonOwnerLead')
}
