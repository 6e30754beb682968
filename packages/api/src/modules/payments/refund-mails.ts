import { formatExact, refundBy } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { bookingLink } from './booking-link.ts'
import { findLetter, type Letter } from './letter-repository.ts'
import { paymentMailTexts } from './mail-texts.ts'
import { endedAppointment } from './stay-appointment.ts'
import type { RefundRow } from './refund-repository.ts'

interface Returned extends Pick<RefundRow, 'reservationId' | 'amount' | 'currency'> {
  /** Why the office ended the booking. */
  readonly note?: string | null
}
type Lead = Parameters<ReturnType<typeof paymentMailTexts>>[0]

/** The subject, preview and title of a mail. */
interface Head {
  readonly subject: Lead
  readonly preview: Lead
  readonly title: Lead
}

const returned: Head = { subject: 'refundedSubject', preview: 'refundedPreview', title: 'refundedTitle' }
const late: Head = { subject: 'refundLateSubject', preview: 'refundLatePreview', title: 'refundLateTitle' }

async function enqueue(
  app: AppContext,
  tx: Transaction,
  { reservationId, amount, currency, note = null }: Returned,
  leadOf: (letter: Letter) => Lead,
  { head = returned, date = '' }: { head?: Head; date?: string } = {},
): Promise<void> {
  const letter = await findLetter(tx, reservationId)
  const { tenant, placeName: place } = letter
  const text = paymentMailTexts(tenant.language)
  const total = formatExact({ amount, currency }, tenant.language)
  await enqueueMail(tx, {
    to: tenant.email,
    locale: tenant.language,
    content: {
      subject: text(head.subject, { place }),
      preview: text(head.preview, { total }),
      title: text(head.title),
      lead: text(leadOf(letter), { name: tenant.firstName, place, total, date }),
      rows: note === null ? [] : [[text('why'), note]],
      action: { label: text('refundedAction'), url: bookingLink(app, tenant, 'client', reservationId) },
    },
    appointment: endedAppointment(letter, tenant, app.clock.now()),
  })
}

const leadOf = ({ reason }: RefundRow, { replacesId, previousReservationId }: ReservationRow): Lead => {
  if (reason !== 'slot_lost') return 'refundedLead'
  if (previousReservationId !== null) return 'refundedExtensionLead'
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

type Late = Pick<ReservationRow, 'id' | 'currency' | 'timeZone'> & {
  readonly amount: number
  readonly at: Date
}

/**
 * Tells the tenant that the money takes longer than usual, and by when they have it or hear of it, in the transaction that puts
 * the refund before the office.
 */
export const enqueueRefundLate = (
  app: AppContext,
  tx: Transaction,
  { id: reservationId, currency, timeZone, amount, at }: Late,
): Promise<void> => {
  const day = refundBy(at.getTime(), at.getTime(), timeZone)
  const date = day.split('-').toReversed().join('/')
  return enqueue(app, tx, { reservationId, amount, currency }, () => 'refundLateLead', { head: late, date })
}
