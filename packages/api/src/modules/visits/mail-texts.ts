import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const texts = mailMessages({
  es: {
    booked_title: 'Visita agendada',
    cancelled_title: 'Visita cancelada',
    visitor_booked_subject: 'Tu visita está agendada: {place}',
    visitor_booked_lead:
      'Hola, {name}. Te esperan en {place}. Si no puedes ir, cambia la hora o cancela a tiempo.',
    visitor_cancelled_subject: 'Tu visita se canceló: {place}',
    visitor_cancelled_lead:
      'Hola, {name}. La visita a {place} quedó cancelada. Puedes agendar otra cuando quieras.',
    owner_booked_subject: 'Tienes una visita: {place}',
    owner_booked_lead: 'Hola, {name}. {visitor} quiere conocer {place}.',
    owner_cancelled_subject: 'Se canceló una visita: {place}',
    owner_cancelled_lead: 'Hola, {name}. La visita de {visitor} a {place} quedó cancelada.',
    when: 'Cuándo',
    address: 'Dirección',
    action: 'Ver en Metrolibre',
  },
  en: {
    booked_title: 'Visit booked',
    cancelled_title: 'Visit cancelled',
    visitor_booked_subject: 'Your visit is booked: {place}',
    visitor_booked_lead:
      'Hello, {name}. You are expected at {place}. If you can’t come, move it or cancel it in time.',
    visitor_cancelled_subject: 'Your visit was cancelled: {place}',
    visitor_cancelled_lead:
      'Hello, {name}. The visit to {place} was cancelled. You can book another one any time.',
    owner_booked_subject: 'You have a visit: {place}',
    owner_booked_lead: 'Hello, {name}. {visitor} wants to see {place}.',
    owner_cancelled_subject: 'A visit was cancelled: {place}',
    owner_cancelled_lead: 'Hello, {name}. The visit of {visitor} to {place} was cancelled.',
    when: 'When',
    address: 'Address',
    action: 'See on Metrolibre',
  },
})
