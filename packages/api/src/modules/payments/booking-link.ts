import type { AppContext } from '../../platform/context.ts'
import { pageUrl } from '../../platform/page-url.ts'
import type { MailRecipient } from './letter-repository.ts'

/** Returns the URL of a reservation in its tenant's list, or in the list of its place's owner. */
export const bookingLink = (
  app: AppContext,
  { language }: MailRecipient,
  view: 'client' | 'owner',
  id: string,
): string =>
  pageUrl(app.config.PUBLIC_URL, language, `/my-locations/reservations?view=${view}&reservation=${id}`)
