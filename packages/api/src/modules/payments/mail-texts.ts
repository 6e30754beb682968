import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const texts = mailMessages({
  es: {
    confirmedSubject: 'Tu reserva está confirmada: {place}',
    confirmedPreview: 'Recibimos tu pago de {total}.',
    confirmedTitle: 'Tu reserva está confirmada',
    confirmedLead:
      'Hola, {name}. {place} es tuyo por el plazo que elegiste. Adjuntamos el contrato que firmaste.',
    confirmedAction: 'Ver mi reserva',
    confirmedNote:
      'Garantía, gastos comunes y estacionamiento se pagan aparte. Firmaste con firma electrónica simple.',
    bookedSubject: 'Nueva reserva pagada: {place}',
    bookedPreview: 'El arrendatario pagó {total}.',
    bookedTitle: 'Tienes una reserva nueva',
    bookedLead: 'Hola, {name}. {place} quedó reservado y pagado. El contrato firmado está en tu cuenta.',
    bookedAction: 'Ver la reserva',
    refundedSubject: 'Te devolvimos tu pago: {place}',
    refundedPreview: 'Devolvimos {total}.',
    refundedTitle: 'Te devolvimos tu pago',
    refundedLead:
      'Hola, {name}. Devolvimos {total} de {place} a tu medio de pago. Según tu banco puede tardar unos días en verse.',
    refundedAction: 'Ver mis reservas',
    address: 'Dirección',
    period: 'Plazo',
    total: 'Total',
  },
  en: {
    confirmedSubject: 'Your booking is confirmed: {place}',
    confirmedPreview: 'We received your payment of {total}.',
    confirmedTitle: 'Your booking is confirmed',
    confirmedLead:
      'Hello, {name}. {place} is yours for the period you chose. The contract you signed is attached.',
    confirmedAction: 'See my booking',
    confirmedNote:
      'Deposit, common expenses and parking are paid apart. You signed with a simple electronic signature.',
    bookedSubject: 'New paid booking: {place}',
    bookedPreview: 'The tenant paid {total}.',
    bookedTitle: 'You have a new booking',
    bookedLead: 'Hello, {name}. {place} is booked and paid. The signed contract is in your account.',
    bookedAction: 'See the booking',
    refundedSubject: 'We returned your payment: {place}',
    refundedPreview: 'We returned {total}.',
    refundedTitle: 'We returned your payment',
    refundedLead:
      'Hello, {name}. We returned {total} for {place} to your means of payment. Your bank may take some days to show it.',
    refundedAction: 'See my bookings',
    address: 'Address',
    period: 'Period',
    total: 'Total',
  },
})
