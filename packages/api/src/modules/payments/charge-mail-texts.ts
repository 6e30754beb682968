import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const chargeMailTexts = mailMessages({
  es: {
    announcedSubject: 'El {day} vence tu mes de {place}',
    announcedPreview: 'Son {total}. Puedes pagarlo desde ya.',
    announcedTitle: 'En tres días vence un mes',
    announcedLead:
      'Hola, {name}. El {day} vence el mes {number} de {count} de {place}. Puedes pagarlo desde ya con tarjeta.',
    dueSubject: 'Hoy vence tu mes de {place}',
    duePreview: 'Son {total}. Págalo hasta el {last}.',
    dueTitle: 'Hoy vence un mes',
    dueLead:
      'Hola, {name}. Hoy vence el mes {number} de {count} de {place}. Págalo con tarjeta hasta el {last}, sin recargo.',
    overdueSubject: 'Tienes un mes atrasado: {place}',
    overduePreview: 'Faltan {total}.',
    overdueTitle: 'Un mes quedó atrasado',
    overdueLead:
      'Hola, {name}. El mes {number} de {count} de {place} venció el {day} y no está pagado. Le avisamos también al propietario. Págalo cuanto antes, sin recargo; si no puedes, escríbenos.',
    paidSubject: 'Recibimos tu pago: {place}',
    paidPreview: 'Pagaste {total}.',
    paidTitle: 'Recibimos tu pago',
    paidLead: 'Hola, {name}. Pagaste el mes {number} de {count} de {place}.',
    ownerSubject: 'Mes atrasado: {place}',
    ownerPreview: '{tenant} no pagó {total}.',
    ownerTitle: 'Un mes quedó atrasado',
    ownerLead:
      'Hola, {name}. {tenant} no pagó el mes {number} de {count} de {place}, que venció el {day}. Ya se lo recordamos. Te avisamos cuando pague.',
    ownerPaidSubject: 'Pagaron un mes atrasado: {place}',
    ownerPaidTitle: 'Pagaron un mes atrasado',
    ownerPaidLead: 'Hola, {name}. {tenant} pagó el mes {number} de {count} de {place}, que estaba atrasado.',
    amount: 'Monto',
    month: 'Mes desde el',
    pay: 'Pagar {total}',
    see: 'Ver la reserva',
    receipt: 'Ver el recibo',
  },
  en: {
    announcedSubject: 'A month of {place} is due on {day}',
    announcedPreview: 'It is {total}. You can pay it from now on.',
    announcedTitle: 'A month is due in three days',
    announcedLead:
      'Hello, {name}. Month {number} of {count} of {place} is due on {day}. You can pay it by card from now on.',
    dueSubject: 'A month of {place} is due today',
    duePreview: 'It is {total}. Pay it by {last}.',
    dueTitle: 'A month is due today',
    dueLead:
      'Hello, {name}. Month {number} of {count} of {place} is due today. Pay it by card by {last}, without a surcharge.',
    overdueSubject: 'A month is overdue: {place}',
    overduePreview: '{total} is missing.',
    overdueTitle: 'A month is overdue',
    overdueLead:
      'Hello, {name}. Month {number} of {count} of {place} was due on {day} and is not paid. We have told your landlord as well. Pay it as soon as you can, without a surcharge; if you can’t, write to us.',
    paidSubject: 'We received your payment: {place}',
    paidPreview: 'You paid {total}.',
    paidTitle: 'We received your payment',
    paidLead: 'Hello, {name}. You paid month {number} of {count} of {place}.',
    ownerSubject: 'A month is overdue: {place}',
    ownerPreview: '{tenant} did not pay {total}.',
    ownerTitle: 'A month is overdue',
    ownerLead:
      'Hello, {name}. {tenant} has not paid month {number} of {count} of {place}, which was due on {day}. We have reminded them. We tell you when they pay.',
    ownerPaidSubject: 'An overdue month was paid: {place}',
    ownerPaidTitle: 'An overdue month was paid',
    ownerPaidLead: 'Hello, {name}. {tenant} paid month {number} of {count} of {place}, which was overdue.',
    amount: 'Amount',
    month: 'Month from',
    pay: 'Pay {total}',
    see: 'See the booking',
    receipt: 'See the receipt',
  },
})
