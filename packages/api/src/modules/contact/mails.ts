import type { ContactBody, Locale } from '@metrolibre/contract'
import type { MailContent } from '../../platform/mail/mail.ts'

const languages: Record<Locale, string> = { es: 'español', en: 'inglés' }

/**
 * Builds the mail to the team about a message from the questions page. It is in Spanish, which the team
 * reads.
 */
export const contactMail = ({ name, email, message }: ContactBody, locale: Locale): MailContent => ({
  subject: `Mensaje de ${name}`,
  preview: message.slice(0, 120),
  title: `Escribe ${name}`,
  lead: 'Desde la página de preguntas:',
  message,
  rows: [
    ['Correo', email],
    ['Página en', languages[locale]],
  ],
  note: 'Responde este correo y le llega a esa persona.',
})
