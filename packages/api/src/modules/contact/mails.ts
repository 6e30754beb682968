import { shownEmail, type ContactBody, type Locale, type ReferralBody } from '@metrolibre/contract'
import type { MailContent } from '../../platform/mail/mail.ts'

const languages: Record<Locale, string> = { es: 'español', en: 'inglés' }

/**
 * Returns the button that answers the writer. The address is not where replies go, because anybody can type anybody's
 * address there, who would then get the office's absence notice.
 */
const answer = (email: string, subject: string): MailContent['action'] => ({
  label: 'Responder',
  url: `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`,
})

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
    ['Correo', shownEmail(email)],
    ['Página en', languages[locale]],
  ],
  action: answer(email, 'Tu mensaje a Metrolibre'),
  note: 'El botón abre un correo nuevo para esa persona. Lo que respondas a este se queda en la oficina.',
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
    ['Correo', shownEmail(email)],
    ['Página en', languages[locale]],
  ],
  action: answer(email, `Tu recomendación ${reference}`),
  note: 'El botón abre un correo nuevo para esa persona. Lo que respondas a este se queda en la oficina. Antes de empezar, acuerda con ella la bonificación por escrito.',
})
