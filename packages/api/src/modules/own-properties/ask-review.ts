import { createDates, placeTimeZone, roomReviewBy } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { awaitingReview, isReviewAskedSince } from './room-repository.ts'

/** Giving forty rooms another price shouldn't send forty mails. */
const quietMs = 3_600_000

/**
 * Tells the office, in its language, that a room waits to be looked at, unless it was told of another one of the same
 * property a moment ago. Returns the columns of the room. The property's row must be locked.
 */
export async function askReview(
  app: AppContext,
  tx: Transaction,
  property: PropertyRow,
  room: string,
): Promise<ReturnType<typeof awaitingReview>> {
  const { id, name: place } = property
  const now = app.clock.now()
  if (await isReviewAskedSince(tx, id, new Date(now.getTime() - quietMs))) return awaitingReview(now)
  const by = createDates('es').day(roomReviewBy(now.getTime(), placeTimeZone(property)))
  await enqueueMail(tx, {
    to: app.config.CONTACT_EMAIL,
    locale: 'es',
    content: {
      subject: `Espacio por revisar en ${place}: ${room}`,
      preview: `No se puede reservar hasta que lo revisemos. A más tardar el ${by}.`,
      title: 'Un espacio espera una revisión',
      lead: `Quien ofrece ${place} agregó «${room}» o cambió su precio, y pueden ser más espacios. Hasta que los revisemos no se pueden reservar. Prometimos hacerlo a más tardar el ${by}.`,
      action: {
        label: 'Ver los espacios',
        url: pageUrl(app.config.PUBLIC_URL, 'es', `/admin/locations/detail/${id}/rooms`),
      },
    },
  })
  return awaitingReview(now)
}
