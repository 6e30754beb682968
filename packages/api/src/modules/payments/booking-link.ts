import type { AppContext } from '../../platform/context.ts'
import { pageUrl } from '../../platform/page-url.ts'
import type { Reader } from './letter-repository.ts'

/** The very reservation among those of its tenant, or of the owner of its place. */
export const bookingLink = (
  app: AppContext,
  { language }: Reader,
  view: 'client' | 'owner',
  id: string,
): string =>
  pageUrl(app.config.PUBLIC_URL, language, `/my-locations/reservations?view=${view}&reservation=${id}`)
