import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { showProperty } from '../own-locations/property-wire.ts'
import { acceptOffer } from './accept-offer.ts'
import { declineOffer } from './decline-offer.ts'
import { recordOffer } from './offer.ts'
import { verifyProperty } from './publish.ts'
import { draftMandate, readMandate, readSigned } from './read.ts'
import { readOffer } from './wire.ts'

export function registerMandates(app: AppContext): void {
  const { ownLocations, adminLocations } = endpoints

  serve(app, ownLocations.readMandate, async ({ user, params }) => ({
    mandate: await readMandate(app, user, params.id),
  }))
  serve(app, ownLocations.draftMandate, ({ user, params }) => draftMandate(app, user, params.id))
  serve(app, ownLocations.mandate, async ({ user, params, body, request }) => {
    if (body.answer === 'accept') await acceptOffer(app, user, params.id, body, request)
    else await declineOffer(app, user, params.id, body, request)
    return { mandate: await readMandate(app, user, params.id) }
  })
  serve(app, ownLocations.contract, ({ user, params }) => readSigned(app, user, params.id))

  serve(app, adminLocations.setValue, async ({ user, body, request }) => {
    const { price, property } = await recordOffer(
      app,
      { id: user.id, requestId: request.id },
      readOffer(body),
    )
    return {
      value: price?.unit === 'month' ? price.price : null,
      dailyValue: price?.unit === 'hour' ? price.price : null,
      currency: property.currency,
      stripePriceId: property.stripePriceId,
      stripeProductId: property.stripeProductId,
    }
  })
  serve(app, adminLocations.verify, async ({ user, body, request }) =>
    showProperty(
      app,
      await verifyProperty(
        app,
        { id: user.id, requestId: request.id },
        { propertyId: body.id, isVerified: body.isVerified, signedOnPaper: body.signedOnPaper },
      ),
    ),
  )
}
