import { formatExact } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { bookingLink } from './booking-link.ts'
import { findLetter, type Letter } from './letter-repository.ts'
import { texts } from './mail-texts.ts'
import type { RefundRow } from './refund-repository.ts'

type Returned = Pick<RefundRow, 'reservationId' | 'amount' | 'currency'>
type Lead = Parameters<ReturnType<typeof texts>>[0]

async function enqueue(
  app: AppContext,
  tx: Transaction,
  { reservationId, amount, currency }: Returned,
  leadOf: (letter: Letter) => Lead,
): Promise<void> {
  const letter = await findLetter(tx, reservationId)
  const { tenant, placeName: place } = letter
  const text = texts(tenant.language)
  const total = formatExact({ amount, currency })
  await enqueueMail(tx, {
    to: tenant.email,
    locale: tenant.language,
    content: {
      subject: text('refundedSubject', { place }),
      preview: text('refundedPreview', { total }),
      title: text('refundedTitle'),
      lead: text(leadOf(letter), { name: tenant.firstName, place, total }),
      action: { label: text('refundedAction'), url: bookingLink(app, tenant, 'client', reservationId) },
    },
  })
}

const leadOf = ({ reason }: RefundRow, { replacesId }: ReservationRow): Lead => {
  if (reason !== 'slot_lost') return 'refundedLead'
  return replacesId === null ? 'refundedLateLead' : 'refundedChangeLead'
}

/** Notifies the tenant that their money is on its way back, in the transaction that settles the refund. */
export const enqueueRefunded = (app: AppContext, tx: Transaction, refund: RefundRow): Promise<void> =>
  enqueue(app, tx, refund, ({ reservation }) => leadOf(refund, reservation))

const leadByHand = { failedRefund: 'refundedByHandLead', transfer: 'refundedTransferLead' } as const

/**
 * Notifies the tenant that their money was sent to them by hand, because a refund to the card failed or because they
 * had paid by transfer, in the transaction that records it.
 */
export const enqueueSentByHand = (
  app: AppContext,
  tx: Transaction,
  sent: Returned,
  because: keyof typeof leadByHand,
): Promise<void> => enqueue(app, tx, sent, () => leadByHand[because])
