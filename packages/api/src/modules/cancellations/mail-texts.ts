import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const cancellationMailTexts = mailMessages({
  es: {
    askedOwnerSubject: 'Piden cancelar una reserva: {place}',
    askedOwnerPreview: 'Si no contestas, se cancela el {until}.',
    askedOwnerTitle: 'Piden cancelar una reserva',
    askedOwnerLead:
      'Hola, {name}. {who} pide cancelar su reserva de {place}. Puedes aceptar cuando quieras. Si no contestas, se cancela sola el {until}.',
    askedTenantSubject: 'Pediste cancelar: {place}',
    askedTenantPreview: 'Se cancela a más tardar el {until}.',
    askedTenantTitle: 'Recibimos tu petición',
    askedTenantLead:
      'Hola, {name}. Avisamos que quieres cancelar {place}. Se cancela cuando acepten, a más tardar el {until}. Hasta entonces puedes retirar la petición.',
    withdrawnOwnerSubject: 'La reserva sigue: {place}',
    withdrawnOwnerPreview: 'Retiraron la petición de cancelar.',
    withdrawnOwnerTitle: 'La reserva sigue',
    withdrawnOwnerLead:
      'Hola, {name}. {who} retiró su petición de cancelar {place}. La reserva sigue como estaba.',
    cancelledOwnerSubject: 'Se canceló una reserva: {place}',
    cancelledOwnerPreview: 'Se devuelve al arrendatario: {refund}.',
    cancelledOwnerTitle: 'Se canceló una reserva',
    cancelledOwnerLead:
      'Hola, {name}. Se canceló la reserva de {who} en {place}. Las fechas quedan libres cuando termina la devolución.',
    freedOwnerLead: 'Hola, {name}. Se canceló la reserva de {who} en {place}. Las fechas ya están libres.',
    cancelledTenantSubject: 'Tu reserva se canceló: {place}',
    cancelledTenantPreview: 'Se devuelven {refund}.',
    cancelledTenantTitle: 'Tu reserva se canceló',
    cancelledTenantLead:
      'Hola, {name}. Tu reserva de {place} se canceló. Devolvemos {refund} a tu medio de pago; te avisaremos cuando salgan.',
    cancelledTenantTransferLead:
      'Hola, {name}. Tu reserva de {place} se canceló. Como pagaste por transferencia, devolvemos {refund} a mano: te escribiremos para pedirte los datos de tu cuenta.',
    cancelledTenantNothingLead:
      'Hola, {name}. Tu reserva de {place} se canceló. Por la fecha en que lo pediste no hay monto que devolver.',
    period: 'Plazo',
    refund: 'Se devuelve',
    dropped: 'Ya no se cobra',
    owed: 'Queda por pagar',
    reason: 'Motivo',
    not_needed: 'Ya no necesita el espacio',
    found_other: 'Encontró otro',
    dates_changed: 'Cambió la fecha',
    other: 'Otro motivo',
    seeRequest: 'Ver la petición',
    seeBooking: 'Ver la reserva',
    until: '{moment}, hora de {city}',
  },
  en: {
    askedOwnerSubject: 'A tenant asks to cancel: {place}',
    askedOwnerPreview: 'Without an answer it is cancelled on {until}.',
    askedOwnerTitle: 'A tenant asks to cancel',
    askedOwnerLead:
      'Hello, {name}. {who} asks to cancel the booking of {place}. You can agree at any time. Without an answer it is cancelled on {until}.',
    askedTenantSubject: 'You asked to cancel: {place}',
    askedTenantPreview: 'It is cancelled at the latest on {until}.',
    askedTenantTitle: 'We received your request',
    askedTenantLead:
      'Hello, {name}. We passed on that you want to cancel {place}. It is cancelled once the owner agrees, at the latest on {until}. Until then you can withdraw the request.',
    withdrawnOwnerSubject: 'The booking stands: {place}',
    withdrawnOwnerPreview: 'The request to cancel was withdrawn.',
    withdrawnOwnerTitle: 'The booking stands',
    withdrawnOwnerLead:
      'Hello, {name}. {who} withdrew the request to cancel {place}. The booking stays as it was.',
    cancelledOwnerSubject: 'A booking was cancelled: {place}',
    cancelledOwnerPreview: 'Returned to the tenant: {refund}.',
    cancelledOwnerTitle: 'A booking was cancelled',
    cancelledOwnerLead:
      'Hello, {name}. The booking of {who} at {place} was cancelled. Its dates are free once the refund is through.',
    freedOwnerLead: 'Hello, {name}. The booking of {who} at {place} was cancelled. Its dates are free again.',
    cancelledTenantSubject: 'Your booking was cancelled: {place}',
    cancelledTenantPreview: 'You get back {refund}.',
    cancelledTenantTitle: 'Your booking was cancelled',
    cancelledTenantLead:
      'Hello, {name}. Your booking of {place} was cancelled. We are returning {refund} to your means of payment and will tell you when it has left.',
    cancelledTenantTransferLead:
      'Hello, {name}. Your booking of {place} was cancelled. As you paid by transfer, we return {refund} by hand and will write to ask for your account details.',
    cancelledTenantNothingLead:
      'Hello, {name}. Your booking of {place} was cancelled. Because of the date on which you asked, there is nothing to refund.',
    period: 'Period',
    refund: 'Comes back',
    dropped: 'Not charged any more',
    owed: 'Stays owed',
    reason: 'Reason',
    not_needed: 'No longer needs the space',
    found_other: 'Found another one',
    dates_changed: 'The dates changed',
    other: 'Another reason',
    seeRequest: 'See the request',
    seeBooking: 'See the booking',
    until: '{moment}, {city} time',
  },
})
