import { mailMessages } from '../../platform/mail/mail-messages.ts'

/** The texts of the mail about a document that was added to a booking. */
export const documentMailTexts = mailMessages({
  es: {
    subject: 'Hay un documento nuevo en tu reserva: {place}',
    ownerSubject: 'Hay un documento nuevo en una reserva: {place}',
    preview: '{who} agregó «{file}».',
    title: 'Hay un documento nuevo',
    lead: 'Hola, {name}. {who} agregó un documento a la reserva de {place}. Puedes descargarlo desde la reserva.',
    office: 'El equipo de Metrolibre',
    file: 'Documento',
    seeBooking: 'Ver la reserva',
  },
  en: {
    subject: 'There is a new document in your booking: {place}',
    ownerSubject: 'There is a new document in a booking: {place}',
    preview: '{who} added “{file}”.',
    title: 'There is a new document',
    lead: 'Hello, {name}. {who} added a document to the booking of {place}. You can download it from the booking.',
    office: 'The Metrolibre team',
    file: 'Document',
    seeBooking: 'See the booking',
  },
})
