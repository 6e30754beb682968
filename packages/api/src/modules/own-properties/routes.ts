import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { jsonHash } from '../../platform/hash.ts'
import { serve } from '../../platform/http/serve.ts'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { createDraft } from './create.ts'
import { discardOwn } from './discard.ts'
import { estimateProperty } from './estimate.ts'
import { arrangeImages } from './gallery.ts'
import { listMine, readOwnPropertyRow } from './list.ts'
import { extendLease, setPublished } from './published.ts'
import { submitDraft } from './submit.ts'
import { updateOwn } from './update.ts'
import { showListing, showProperty } from './property-wire.ts'
import { columnsWritten, readChanges } from './wire.ts'

export function registerOwnLocations(app: AppContext): void {
  const { ownLocations } = endpoints
  const shown = async (parts: Promise<PropertyParts>) => showProperty(app, await parts)

  serve(app, ownLocations.create, ({ user, body, request }) =>
    shown(
      createDraft(app, user, {
        columns: columnsWritten(readChanges(body, request.locale)),
        key: request.idempotencyKey,
        hash: jsonHash(body),
      }),
    ),
  )
  serve(app, ownLocations.update, ({ user, params, body, request }) =>
    shown(updateOwn(app, user, params.id, readChanges(body, request.locale))),
  )
  serve(app, ownLocations.mine, async ({ user, query }) => {
    const { properties, ...rest } = await listMine(app, user, query)
    return { locations: properties.map((one) => showListing(app, one)), ...rest }
  })
  serve(app, ownLocations.one, ({ user, params }) => shown(readOwnPropertyRow(app, user, params.id)))
  serve(app, ownLocations.remove, async ({ user, params, text }) => {
    await discardOwn(app, user, params.id)
    return { message: text('message.deleted') }
  })
  serve(app, ownLocations.estimate, ({ body }) => estimateProperty(app, body))
  serve(app, ownLocations.submit, ({ user, params, request }) =>
    shown(submitDraft(app, user, params.id, request)),
  )
  serve(app, ownLocations.extendLease, ({ user, params, body }) =>
    shown(extendLease(app, user, params.id, body.endLease)),
  )
  serve(app, ownLocations.setActive, ({ user, params, body }) =>
    shown(setPublished(app, user, params.id, body.isActive)),
  )
  serve(app, ownLocations.arrangeImages, ({ user, params, body }) =>
    shown(arrangeImages(app, user, params.id, body)),
  )
}
