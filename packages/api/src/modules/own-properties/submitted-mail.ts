import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { enqueueToAccount } from '../notices/enqueue-notice.ts'

const texts = mailMessages({
  es: {
    subject: 'Recibimos {place}',
    preview: 'El siguiente paso es la visita técnica.',
    title: 'Recibimos tu propiedad',
    lead: 'Hola, {name}. Recibimos {place}. Ahora elige el día de la visita técnica: un inspector mide, revisa y toma nota, sin costo. Después te escribimos con una oferta, y si la firmas, publicamos la propiedad.',
    action: 'Elegir el día de la visita',
  },
  en: {
    subject: 'We received {place}',
    preview: 'The next step is the technical visit.',
    title: 'We received your property',
    lead: 'Hello {name}. We received {place}. Now choose the day of the technical visit: an inspector measures, checks and takes notes, free of charge. After it we write to you with an offer, and if you sign it, we publish the property.',
    action: 'Choose the day of the visit',
  },
})

/** Tells the owner that a property was handed in and what comes next. */
export function enqueueSubmitted(
  app: AppContext,
  tx: Transaction,
  owner: CurrentUser,
  { id, name: place }: PropertyRow,
): Promise<void> {
  const { language } = owner
  const text = texts(language)
  const values = { name: owner.firstName, place }
  return enqueueToAccount(app, tx, owner, {
    kind: 'handed_in',
    content: {
      subject: text('subject', values),
      preview: text('preview'),
      title: text('title'),
      lead: text('lead', values),
      action: {
        label: text('action'),
        url: pageUrl(app.config.PUBLIC_URL, language, `/propiedad/cargar/schedule?property=${id}`),
      },
    },
  })
}
