import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const paymentMailTexts = mailMessages({
  es: {
    appointment: 'Reserva: {place}',
    confirmedSubject: 'Tu reserva está confirmada: {place}',
    confirmedPreview: 'Recibimos tu pago de {total}.',
    confirmedTitle: 'Tu reserva está confirmada',
    confirmedLead: 'Hola, {name}. Reservaste {place}. Adjuntamos el contrato firmado.',
    confirmedAction: 'Ver mi reserva',
    confirmedNote: 'Firmaste con firma electrónica simple.',
    bookedSubject: 'Nueva reserva pagada: {place}',
    bookedPreview: 'El arrendatario pagó {total}.',
    bookedTitle: 'Tienes una reserva nueva',
    bookedLead: 'Hola, {name}. Reservaron y pagaron {place}. El contrato firmado está en tu cuenta.',
    bookedAction: 'Ver la reserva',
    endedSubject: 'La reserva quedó sin efecto: {place}',
    endedPreview: 'Se devuelve el pago de {total}.',
    endedTitle: 'La reserva quedó sin efecto',
    endedLead:
      'Hola, {name}. El pago de {place} se devuelve al arrendatario, así que la reserva quedó sin efecto. Las fechas quedan libres cuando la devolución termina.',
    refundedSubject: 'Te devolvimos tu pago: {place}',
    refundedPreview: 'Devolvimos {total}.',
    refundedTitle: 'Te devolvimos tu pago',
    refundedLead:
      'Hola, {name}. Devolvimos {total} de {place} a tu medio de pago. Según tu banco puede tardar unos días en verse.',
    refundedLateLead:
      'Hola, {name}. Tu pago de {place} llegó cuando el espacio ya estaba tomado, así que devolvimos {total} a tu medio de pago. Según tu banco puede tardar unos días en verse.',
    refundedChangeLead:
      'Hola, {name}. No pudimos cambiar las fechas de {place}: cuando llegó tu pago, el cambio ya no era posible. Devolvimos {total} a tu medio de pago. Tu reserva de antes no cambió por esto. Tu banco puede tardar unos días en mostrarlo.',
    refundedExtensionLead:
      'Hola, {name}. No pudimos extender tu reserva de {place}: cuando llegó tu pago, la reserva se estaba cancelando o ese tiempo ya no estaba libre. Devolvimos {total} a tu medio de pago. Según tu banco puede tardar unos días en verse.',
    refundedByHandLead:
      'Hola, {name}. La devolución de {place} a tu medio de pago no llegó, así que te enviamos {total} a mano, fuera de ese medio de pago. Según tu banco puede tardar unos días en verse.',
    refundedTransferLead:
      'Hola, {name}. Pagaste {place} por transferencia, así que te enviamos {total} a mano, desde nuestro banco. Según tu banco puede tardar unos días en verse.',
    refundLateSubject: 'Tu devolución demora: {place}',
    refundLatePreview: 'Revisamos por qué {total} no llega.',
    refundLateTitle: 'Tu devolución demora más de lo normal',
    refundLateLead:
      'Hola, {name}. Pedimos la devolución de {total} de {place} hace diez días y todavía no llega a tu medio de pago. Alguien de nuestro equipo lo está viendo: a más tardar el {date} tienes el dinero o te escribimos cómo sigue.',
    refundedAction: 'Ver mi reserva',
    why: 'Motivo',
    refusedSubject: 'Tu pago no pasó: {place}',
    refusedPreview: 'No cobramos {total}.',
    refusedTitle: 'Tu pago no pasó',
    refusedLead:
      'Hola, {name}. Tu banco rechazó el pago de {place} y no se cobró nada. Te guardamos el lugar hasta las {until}: puedes pagar con otra tarjeta.',
    refusedLateLead:
      'Hola, {name}. Tu banco rechazó el pago de {place} y no se cobró nada. El tiempo para pagar ya terminó, así que soltamos el lugar: puedes reservarlo de nuevo si sigue libre.',
    refusedAction: 'Pagar con otra tarjeta',
    who: 'Arrendatario',
    address: 'Dirección',
    period: 'Plazo',
    months: '{from} a {to}',
    hours: '{day}, {from} a {to}, hora de {city}',
    total: 'Total',
    paidMonthly: 'Se paga cada mes',
    receives: 'Te recibe',
    files: 'En este correo',
    receipt: 'Ver el recibo',
  },
  en: {
    appointment: 'Booking: {place}',
    confirmedSubject: 'Your booking is confirmed: {place}',
    confirmedPreview: 'We received your payment of {total}.',
    confirmedTitle: 'Your booking is confirmed',
    confirmedLead: 'Hello, {name}. You booked {place}. The signed contract is attached.',
    confirmedAction: 'See my booking',
    confirmedNote: 'You signed with a simple electronic signature.',
    bookedSubject: 'New paid booking: {place}',
    bookedPreview: 'The tenant paid {total}.',
    bookedTitle: 'You have a new booking',
    bookedLead: 'Hello, {name}. {place} is booked and paid. The signed contract is in your account.',
    bookedAction: 'See the booking',
    endedSubject: 'A booking has ended: {place}',
    endedPreview: 'The payment of {total} goes back.',
    endedTitle: 'A booking has ended',
    endedLead:
      'Hello, {name}. The payment for {place} goes back to the tenant, so this booking has ended. Its dates are free once the refund is through.',
    refundedSubject: 'We returned your payment: {place}',
    refundedPreview: 'We returned {total}.',
    refundedTitle: 'We returned your payment',
    refundedLead:
      'Hello, {name}. We returned {total} for {place} to your means of payment. Your bank may take some days to show it.',
    refundedLateLead:
      'Hello, {name}. By the time your payment for {place} arrived, the space had been taken, so we returned {total} to your means of payment. Your bank may take some days to show it.',
    refundedChangeLead:
      'Hello, {name}. We could not change the dates of {place}: when your payment arrived, the change was no longer possible. We returned {total} to your means of payment. Your earlier booking did not change because of this. Your bank may take some days to show it.',
    refundedExtensionLead:
      'Hello, {name}. We could not extend your booking of {place}: when your payment arrived, the booking was being cancelled or that time was no longer free. We returned {total} to your means of payment. Your bank may take some days to show it.',
    refundedByHandLead:
      'Hello, {name}. The refund for {place} did not reach your means of payment, so we sent you {total} by hand, outside of it. Your bank may take some days to show it.',
    refundedTransferLead:
      'Hello, {name}. You paid for {place} by transfer, so we sent you {total} by hand, from our bank. Your bank may take some days to show it.',
    refundLateSubject: 'Your refund is late: {place}',
    refundLatePreview: 'We are finding out why {total} has not arrived.',
    refundLateTitle: 'Your refund takes longer than usual',
    refundLateLead:
      'Hello, {name}. We ordered the refund of {total} for {place} ten days ago and it has not reached your means of payment yet. Somebody of our team is looking into it: by {date} you have the money, or we write to you how it goes on.',
    refundedAction: 'See my booking',
    why: 'Reason',
    refusedSubject: 'Your payment did not go through: {place}',
    refusedPreview: '{total} was not charged.',
    refusedTitle: 'Your payment did not go through',
    refusedLead:
      'Hello, {name}. Your bank refused the payment for {place} and nothing was charged. We keep the place for you until {until}: you can pay with another card.',
    refusedLateLead:
      'Hello, {name}. Your bank refused the payment for {place} and nothing was charged. The time to pay is over, so we let the place go: you can book it again if it is still free.',
    refusedAction: 'Pay with another card',
    who: 'Tenant',
    address: 'Address',
    period: 'Period',
    months: '{from} to {to}',
    hours: '{day}, {from} to {to}, {city} time',
    total: 'Total',
    paidMonthly: 'Paid each month',
    receives: 'Your host',
    files: 'In this mail',
    receipt: 'See the receipt',
  },
})
