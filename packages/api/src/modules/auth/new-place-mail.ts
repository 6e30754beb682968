import { timeZoneOf, type Country, type Locale } from '@metrolibre/contract'
import { cityOf } from '../../platform/city-of.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import { momentInWords } from '../../platform/mail/moment-in-words.ts'

const texts = mailMessages({
  es: {
    subject: 'Entraron a tu cuenta desde un lugar nuevo',
    preview: '¿Fuiste tú? Entonces no hay nada que hacer.',
    title: 'Un lugar nuevo',
    lead: 'Hola, {name}. Alguien, quizás tú, entró a tu cuenta con tu contraseña desde donde no te habíamos visto.',
    when: 'Cuándo',
    whenAt: '{time}, hora de {city}',
    network: 'Red',
    browser: 'Navegador',
    unknown: 'No lo sabemos',
    action: 'Cambiar mi contraseña',
    note: 'Si fuiste tú, no hagas nada. Si no, cambia tu contraseña ahora: así se cierran todas las sesiones, también la de quien entró.',
  },
  en: {
    subject: 'Somebody entered your account from a new place',
    preview: 'Was it you? Then there is nothing to do.',
    title: 'A new place',
    lead: 'Hello, {name}. Somebody, perhaps you, entered your account with your password from where we had not seen you before.',
    when: 'When',
    whenAt: '{time}, {city} time',
    network: 'Network',
    browser: 'Browser',
    unknown: 'Not known',
    action: 'Change my password',
    note: 'If that was you, there is nothing to do. If not, change your password now: that closes every session, also that of whoever entered.',
  },
})

/** The most places that one mail lists, so that it stays short. */
const shown = 5

interface Reader {
  firstName: string
  language: Locale
  country: Country
}
interface Place {
  newAt: Date | null
  network: string | null
  browser: string | null
}

/** Builds the mail that says when and roughly from where somebody signed in, without precise facts. */
export function newPlaceMail(
  { firstName: name, language, country }: Reader,
  places: readonly Place[],
  url: string,
): MailContent {
  const text = texts(language)
  const timeZone = timeZoneOf(country)
  const timeOf = (at: Date | null) =>
    at ? momentInWords(at, { timeZone, locale: language, without: 'weekday' }) : ''
  const rowsOf = ({ newAt, network, browser }: Place) =>
    [
      [text('when'), text('whenAt', { time: timeOf(newAt), city: cityOf(timeZone) })],
      [text('network'), network || text('unknown')],
      [text('browser'), browser || text('unknown')],
    ] as const
  return {
    subject: text('subject'),
    preview: text('preview'),
    title: text('title'),
    lead: text('lead', { name }),
    rows: places.slice(0, shown).flatMap(rowsOf),
    action: { label: text('action'), url },
    note: text('note'),
  }
}
