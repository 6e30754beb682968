import { mailMessages } from '../../platform/mail/mail-messages.ts'

/** The texts of mails about a part of a payment that went back while the booking goes on. */
export const partRefundMailTexts = mailMessages({
  es: {
    tenantSubject: 'Te devolvimos una parte de tu pago: {place}',
    tenantPreview: 'Devolvimos {total}. Tu reserva sigue igual.',
    tenantTitle: 'Te devolvimos una parte de tu pago',
    tenantLead:
      'Hola, {name}. Devolvimos a tu medio de pago {total} de lo que pagaste por {place}. Tu reserva sigue igual. Según tu banco puede tardar unos días en verse.',
    tenantByHandLead:
      'Hola, {name}. Te enviamos desde nuestro banco {total} de lo que pagaste por transferencia por {place}. Tu reserva sigue igual. Según tu banco puede tardar unos días en verse.',
    ownerSubject: 'Se devolvió una parte de un pago: {place}',
    ownerPreview: 'Volvieron {total} a {tenant}. La reserva sigue.',
    ownerTitle: 'Se devolvió una parte de un pago',
    ownerLead:
      'Hola, {name}. Devolvimos a {tenant} {total} de lo que pagó por {place}. La reserva sigue igual. En tus pagos aparece como devolución de {month}; los meses anteriores no cambian.',
    failedSubject: 'Una devolución parcial no llegó: {place}',
    failedTitle: 'Una devolución parcial no llegó',
    failedLead:
      'El banco no aceptó la devolución de {total} a {tenant} por {place}. La reserva sigue y el monto queda retenido del saldo del propietario. Pídela otra vez desde la reserva.',
    reason: 'Motivo',
    seeBooking: 'Ver la reserva',
    seePayments: 'Ver mis pagos',
  },
  en: {
    tenantSubject: 'We returned a part of your payment: {place}',
    tenantPreview: 'We returned {total}. Your booking goes on as it is.',
    tenantTitle: 'We returned a part of your payment',
    tenantLead:
      'Hello, {name}. We returned to your means of payment {total} of what you paid for {place}. Your booking goes on as it is. Your bank may take some days to show it.',
    tenantByHandLead:
      'Hello, {name}. We sent you from our bank {total} of what you paid by transfer for {place}. Your booking goes on as it is. Your bank may take some days to show it.',
    ownerSubject: 'A part of a payment was returned: {place}',
    ownerPreview: '{total} went back to {tenant}. The booking goes on.',
    ownerTitle: 'A part of a payment was returned',
    ownerLead:
      'Hello, {name}. We returned to {tenant} {total} of what they paid for {place}. The booking goes on as it is. Your payments show it as a refund of {month}; earlier months do not change.',
    failedSubject: 'A partial refund did not arrive: {place}',
    failedTitle: 'A partial refund did not arrive',
    failedLead:
      'The bank refused the refund of {total} to {tenant} for {place}. The booking goes on, and the amount is held of the owner’s balance. Order it again from the booking.',
    reason: 'Reason',
    seeBooking: 'See the booking',
    seePayments: 'See my payments',
  },
})
