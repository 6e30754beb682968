import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { bookingLink } from '../payments/booking-link.ts'
import { findLetter } from '../payments/letter-repository.ts'

const texts = mailMessages({
  es: {
    subject: 'Cancelamos tu reserva: {place}',
    preview: 'No se cobró nada.',
    title: 'Cancelamos tu reserva',
    lead: 'Hola, {name}. Cancelamos tu reserva de {place}, que todavía no estaba pagada. Si ya hiciste una transferencia, responde este correo.',
    reason: 'Motivo',
    seeBooking: 'Ver la reserva',
  },
  en: {
    subject: 'We cancelled your booking: {place}',
    preview: 'Nothing was charged.',
    title: 'We cancelled your booking',
    lead: 'Hello, {name}. We cancelled your booking of {place}, which was not paid yet. If you have already made a transfer, answer this mail.',
    reason: 'Reason',
    seeBooking: 'See the booking',
  },
})

/** Tells the tenant that the office cancelled a booking that was not paid, and why. */
export async function enqueueCancelledByOffice(
  app: AppContext,
  tx: Transaction,
  { reservationId, reason }: { reservationId: string; reason: string },
): Promise<void> {
  const { tenant, placeName: place } = await findLetter(tx, reservationId)
  const text = texts(tenant.language)
  await enqueueMail(tx, {
    to: tenant.email,
    locale: tenant.language,
    content: {
      subject: text('subject', { place }),
      preview: text('preview'),
      title: text('title'),
      lead: text('lead', { name: tenant.firstName, place }),
      rows: [[text('reason'), reason]],
      action: { label: text('seeBooking'), url: bookingLink(app, tenant, 'client', reservationId) },
    },
  })
}
