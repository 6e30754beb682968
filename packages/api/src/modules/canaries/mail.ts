import type { Config } from '../../platform/config/config.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import { pageUrl } from '../../platform/page-url.ts'
import type { CanaryRow } from '../releases/canary-repository.ts'

const texts = mailMessages({
  es: {
    subject:
      '{outcome, select, back {{app}: el canario volvió atrás} promoted {{app}: el canario está en uso} other {{app}: el canario terminó}}',
    preview: 'La versión {version}.',
    title:
      '{outcome, select, back {El canario de {app} volvió atrás por sí solo} promoted {El canario de {app} está en uso} other {El canario de {app} terminó}}',
    lead: 'Comenzó porque: {reason}',
    version: 'Versión',
    percent: 'Llegó a',
    why: 'Por qué',
    action: 'Ver las versiones',
    note: 'Recibes este correo porque tu equipo lo pidió al comenzar el canario.',
  },
  en: {
    subject:
      '{outcome, select, back {{app}: the canary went back} promoted {{app}: the canary is in use} other {{app}: the canary has ended}}',
    preview: 'Version {version}.',
    title:
      '{outcome, select, back {The canary of {app} went back by itself} promoted {The canary of {app} is in use} other {The canary of {app} has ended}}',
    lead: 'It was begun because: {reason}',
    version: 'Version',
    percent: 'It came to',
    why: 'Why',
    action: 'See the releases',
    note: 'You get this mail because your team asked for it when the canary began.',
  },
})

/** Builds the mail about how a canary ended. It is in English, as is everything that the registry tells teams. */
export function endMail(
  { PUBLIC_URL }: Config,
  to: string,
  { app, version, percent, reason }: CanaryRow,
  { outcome, why }: { outcome: string; why: string },
): Mail {
  const locale = 'en'
  const text = texts(locale)
  return {
    to,
    locale,
    content: {
      subject: text('subject', { outcome, app }),
      preview: text('preview', { version }),
      title: text('title', { outcome, app }),
      lead: text('lead', { reason }),
      rows: [
        [text('version'), version],
        [text('percent'), `${percent} %`],
        [text('why'), why],
      ],
      action: {
        label: text('action'),
        url: pageUrl(PUBLIC_URL, locale, `/admin/releases?app=${encodeURIComponent(app)}`),
      },
      note: text('note'),
    },
  }
}
