import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { acceptOffer } from './accept-offer.ts'
import { declineOffer } from './decline-offer.ts'
import { linkMandateDraft, openMandateDraft } from './draft-link.ts'
import { draftMandate, readMandate, readSigned } from './read.ts'

export function registerMandates(app: AppContext): void {
  const { mandateDrafts, ownLocations } = endpoints

  serve(app, ownLocations.readMandate, async ({ user, params }) => ({
    mandate: await readMandate(app, user, params.id),
  }))
  serve(app, ownLocations.draftMandate, ({ user, params }) => draftMandate(app, user, params.id))
  serve(app, mandateDrafts.link, ({ user, params }) => linkMandateDraft(app, user, params.id))
  serve(app, mandateDrafts.file, ({ params, query }) => openMandateDraft(app, params.id, query.ticket))
  serve(app, ownLocations.mandate, async ({ user, params, body, request }) => {
    if (body.answer === 'accept') await acceptOffer(app, user, params.id, body, request)
    else await declineOffer(app, user, params.id, body, request)
    return { mandate: await readMandate(app, user, params.id) }
  })
  serve(app, ownLocations.contract, ({ user, params }) => readSigned(app, user, params.id))
}
