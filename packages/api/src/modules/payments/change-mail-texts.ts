import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const dateChangeMailTexts = mailMessages({
  es: {
    tenantSubject: 'Cambiaste las fechas: {place}',
    tenantPreview: 'Ahora es {period}.',
    tenantTitle: 'Tus fechas nuevas están confirmadas',
    tenantLead:
      'Hola, {name}. Cambiaste las fechas de {place}. Tu reserva de antes terminó; adjuntamos {country, select, Chile {el anexo} other {la adenda}} que firmaste.',
    ownerSubject: 'Cambiaron las fechas de una reserva: {place}',
    ownerPreview: 'Ahora es {period}.',
    ownerTitle: 'Cambiaron las fechas de una reserva',
    ownerLead:
      'Hola, {name}. {who} cambió las fechas de su reserva de {place}. Las de antes quedaron libres.',
    before: 'Antes',
    now: 'Ahora',
    total: 'Precio de las fechas nuevas',
    carried: 'Se abona de lo ya pagado',
    due: 'Pagado ahora',
    back: 'Vuelve',
    action: 'Ver la reserva',
    backNote: 'Devolvemos {back} a tu medio de pago; te avisaremos cuando salgan.',
  },
  en: {
    tenantSubject: 'You changed the dates: {place}',
    tenantPreview: 'It is now {period}.',
    tenantTitle: 'Your new dates are confirmed',
    tenantLead:
      'Hello, {name}. You changed the dates of {place}. Your earlier booking has ended; the addendum that you signed is attached.',
    ownerSubject: 'The dates of a booking changed: {place}',
    ownerPreview: 'It is now {period}.',
    ownerTitle: 'The dates of a booking changed',
    ownerLead:
      'Hello, {name}. {who} changed the dates of the booking of {place}. The earlier ones are free again.',
    before: 'Before',
    now: 'Now',
    total: 'Price of the new dates',
    carried: 'Credit from what was paid',
    due: 'Paid now',
    back: 'Goes back',
    action: 'See the booking',
    backNote: 'We return {back} to your means of payment and will write when it is on its way.',
  },
})
