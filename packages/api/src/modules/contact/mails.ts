import type { ContactBody, Locale, ReferralBody } from '@metrolibre/contract'
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

/** Builds the mail to the team about a place that somebody recommends, in Spanish like the others. */
export const referralMail = (
  { name, email, place, owner, message }: ReferralBody,
  reference: string,
  locale: Locale,
): MailContent => ({
  subject: `Recomendación ${reference} de ${name}`,
  preview: place.slice(0, 120),
  title: `${name} recomienda un espacio`,
  lead: 'Desde la página para trabajar con nosotros:',
  ...(message?.trim() && { message }),
  rows: [
    ['Número', reference],
    ['Espacio', place],
    ['Contacto de quien es dueño', owner?.trim() || 'No lo dio'],
    ['Correo', email],
    ['Página en', languages[locale]],
  ],
  note: 'Responde este correo y le llega a esa persona. Antes de empezar, acuerda con ella la bonificación por escrito.',
})
