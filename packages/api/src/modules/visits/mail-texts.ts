import { mailMessages } from '../../platform/mail/mail-messages.ts'

export const visitMailTexts = mailMessages({
  es: {
    visitor_appointment: 'Visita: {place}',
    owner_appointment: 'Visita de {visitor}: {place}',
    technical_appointment: 'Visita técnica: {place}',
    booked_title: 'Visita agendada',
    moved_title: 'Cambió la hora de la visita',
    cancelled_title: 'Visita cancelada',
    visitor_booked_subject: 'Tu visita está agendada: {place}',
    visitor_booked_lead:
      'Hola, {name}. Te esperan en {place}. Si no puedes ir, cambia la hora o cancela a tiempo.',
    visitor_moved_subject: 'Cambió la hora de tu visita: {place}',
    visitor_moved_lead:
      'Hola, {name}. Te esperan en {place} a la nueva hora. Si no puedes ir, cámbiala otra vez o cancela a tiempo.',
    visitor_cancelled_subject: 'Tu visita se canceló: {place}',
    visitor_cancelled_lead:
      'Hola, {name}. La visita a {place} quedó cancelada. Puedes agendar otra cuando quieras.',
    owner_booked_subject: 'Tienes una visita: {place}',
    owner_booked_lead: 'Hola, {name}. {visitor} quiere conocer {place}.',
    owner_moved_subject: 'Cambió la hora de una visita: {place}',
    owner_moved_lead: 'Hola, {name}. {visitor} cambió la hora de su visita a {place}.',
    owner_cancelled_subject: 'Se canceló una visita: {place}',
    owner_cancelled_lead: 'Hola, {name}. La visita de {visitor} a {place} quedó cancelada.',
    technical_booked_subject: 'Visita técnica agendada: {place}',
    technical_booked_lead:
      'Hola, {name}. Un inspector irá a {place} para evaluarla. Si no puedes recibirlo, cambia la hora o cancela a tiempo.',
    technical_moved_subject: 'Cambió la hora de la visita técnica: {place}',
    technical_moved_lead:
      'Hola, {name}. Un inspector irá a {place} a la nueva hora. Si no puedes recibirlo, cámbiala otra vez o cancela a tiempo.',
    technical_cancelled_subject: 'Se canceló la visita técnica: {place}',
    technical_cancelled_lead:
      'Hola, {name}. La visita técnica a {place} quedó cancelada. Agenda otra para seguir con la evaluación.',
    when: 'Cuándo',
    owner_moved_here:
      'Hola, {name}. Cambiaste la hora de la visita de {visitor} a {place}. Ya le avisamos por correo.',
    owner_cancelled_here:
      'Hola, {name}. Cancelaste la visita de {visitor} a {place}. Ya le avisamos por correo.',
    before: 'Antes era',
    reason: 'Motivo',
    address: 'Dirección',
    host: 'Te recibe',
    phone: 'Teléfono',
    bring: 'Qué llevar',
    bringWhat: 'Tu documento de identidad',
    move: 'Cambiar la hora',
    cancel: 'Cancelar la visita',
    page: 'Ver el lugar',
    exact:
      'Para ver el número de la calle, crea una cuenta con este correo y confírmalo, o pídelo a quien te recibe.',
    action: 'Ver en Metrolibre',
  },
  en: {
    visitor_appointment: 'Visit: {place}',
    owner_appointment: 'Visit of {visitor}: {place}',
    technical_appointment: 'Technical visit: {place}',
    booked_title: 'Visit booked',
    moved_title: 'The visit has a new time',
    cancelled_title: 'Visit cancelled',
    visitor_booked_subject: 'Your visit is booked: {place}',
    visitor_booked_lead:
      'Hello, {name}. You are expected at {place}. If you can’t come, move it or cancel it in time.',
    visitor_moved_subject: 'Your visit has a new time: {place}',
    visitor_moved_lead:
      'Hello, {name}. You are expected at {place} at the new time. If you can’t come, move it again or cancel it in time.',
    visitor_cancelled_subject: 'Your visit was cancelled: {place}',
    visitor_cancelled_lead:
      'Hello, {name}. The visit to {place} was cancelled. You can book another one any time.',
    owner_booked_subject: 'You have a visit: {place}',
    owner_booked_lead: 'Hello, {name}. {visitor} wants to see {place}.',
    owner_moved_subject: 'A visit has a new time: {place}',
    owner_moved_lead: 'Hello, {name}. {visitor} moved the visit to {place}.',
    owner_cancelled_subject: 'A visit was cancelled: {place}',
    owner_cancelled_lead: 'Hello, {name}. The visit of {visitor} to {place} was cancelled.',
    technical_booked_subject: 'Technical visit booked: {place}',
    technical_booked_lead:
      'Hello, {name}. Our inspector will come to {place} to evaluate it. If you can’t be there, move it or cancel it in time.',
    technical_moved_subject: 'The technical visit has a new time: {place}',
    technical_moved_lead:
      'Hello, {name}. Our inspector will come to {place} at the new time. If you can’t be there, move it again or cancel it in time.',
    technical_cancelled_subject: 'The technical visit was cancelled: {place}',
    technical_cancelled_lead:
      'Hello, {name}. The technical visit to {place} was cancelled. Book another one to go on with the evaluation.',
    when: 'When',
    owner_moved_here: 'Hello, {name}. You moved the visit of {visitor} to {place}. We told them by email.',
    owner_cancelled_here:
      'Hello, {name}. You cancelled the visit of {visitor} to {place}. We told them by email.',
    before: 'It was',
    reason: 'Reason',
    address: 'Address',
    host: 'Your host',
    phone: 'Phone',
    bring: 'What to bring',
    bringWhat: 'Your identity document',
    move: 'Move the visit',
    cancel: 'Cancel the visit',
    page: 'See the place',
    exact:
      'To see the street number, create an account with this address and confirm it, or ask your host for it.',
    action: 'See on Metrolibre',
  },
})
