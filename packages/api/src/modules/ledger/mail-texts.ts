import { mailMessages } from '../../platform/mail/mail-messages.ts'

/** The texts of mails about transfers to owners. */
export const mailTexts = mailMessages({
  es: {
    sentSubject: 'Te transferimos {total}: {place}',
    sentTitle: 'Te transferimos {total}',
    sentLead: 'Hola, {name}. Transferimos a tu cuenta {total} por {place}.',
    correctedSubject: 'Corregimos una transferencia: {place}',
    correctedTitle: 'Corregimos una transferencia',
    correctedLead:
      'Hola, {name}. Te avisamos de una transferencia de {total} por {place} que no se hizo así. Ese monto vuelve a estar por transferir.',
    date: 'Fecha',
    reference: 'Referencia',
    seePayments: 'Ver mis pagos',
  },
  en: {
    sentSubject: 'We sent you {total}: {place}',
    sentTitle: 'We sent you {total}',
    sentLead: 'Hello, {name}. We transferred {total} for {place} to your account.',
    correctedSubject: 'We corrected a transfer: {place}',
    correctedTitle: 'We corrected a transfer',
    correctedLead:
      'Hello, {name}. We told you of a transfer of {total} for {place} that was not made like that. That amount is to be transferred again.',
    date: 'Date',
    reference: 'Reference',
    seePayments: 'See my payments',
  },
})
