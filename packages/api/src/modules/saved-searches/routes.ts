import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { createNewer } from '../properties/search/newer.ts'
import { knownZones } from '../zones/known-zones.ts'
import { deleteSearch, endMails } from './repository.ts'
import { registerFreshMails } from './send-fresh.ts'
import { createSavedSearches } from './service.ts'
import { readToken } from './token.ts'

export function registerSavedSearches(app: AppContext): void {
  const { savedSearches } = endpoints
  const newer = createNewer(app.sql, knownZones(app.sql))
  const searches = createSavedSearches(app, newer)
  serve(app, savedSearches.list, async ({ user }) => ({ searches: await searches.list(user.id) }))
  serve(app, savedSearches.save, ({ user, body }) => searches.save(user.id, body))
  serve(app, savedSearches.merge, ({ user, body }) => searches.merge(user.id, body.searches))
  serve(app, savedSearches.mailsLink, async ({ query }) => ({
    valid: readToken(app.config.APP_SECRET, query.token) !== undefined,
  }))
  serve(app, savedSearches.unsubscribe, async ({ query, text }) => {
    const userId = readToken(app.config.APP_SECRET, query.token)
    if (!userId) throw new AppError('link_invalid')
    await endMails(app.db, userId)
    return { message: text('message.search_mails_ended') }
  })
  serve(app, savedSearches.update, ({ user, params, body }) => searches.update(user.id, params.id, body))
  serve(app, savedSearches.remove, async ({ user, params, text }) => {
    if (!(await deleteSearch(app.db, user.id, params.id))) throw new AppError('not_found')
    return { message: text('message.deleted') }
  })
  registerFreshMails(app, newer)
}
