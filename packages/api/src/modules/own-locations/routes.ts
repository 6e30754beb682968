import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { jsonHash } from '../../platform/hash.ts'
import { serve } from '../../platform/http/serve.ts'
import { createDraft } from './create.ts'
import { discardOwn } from './discard.ts'
import { estimate } from './estimate.ts'
import { arrangeImages } from './gallery.ts'
import { listMine, readOwn } from './list.ts'
import { extendLease, setActive } from './published.ts'
import { submitDraft } from './submit.ts'
import { updateOwn } from './update.ts'
import { readChanges } from './wire.ts'

export function registerOwnLocations(app: AppContext): void {
  const { ownLocations } = endpoints

  serve(app, ownLocations.create, ({ user, body, request }) =>
    createDraft(app, user, {
      columns: Object.assign({}, ...readChanges(body).map(({ columns }) => columns)),
      key: request.idempotencyKey,
      hash: jsonHash(body),
    }),
  )
  serve(app, ownLocations.update, ({ user, params, body }) =>
    updateOwn(app, user, params.id, readChanges(body)),
  )
  serve(app, ownLocations.mine, async ({ user, query }) => {
    const { properties, ...rest } = await listMine(app, user, query)
    return { locations: properties, ...rest }
  })
  serve(app, ownLocations.one, ({ user, params }) => readOwn(app, user, params.id))
  serve(app, ownLocations.remove, async ({ user, params, text }) => {
    await discardOwn(app, user, params.id)
    return { message: text('message.deleted') }
  })
  serve(app, ownLocations.estimate, ({ body }) => estimate(app, body))
  serve(app, ownLocations.submit, ({ user, params, request }) => submitDraft(app, user, params.id, request))
  serve(app, ownLocations.extendLease, ({ user, params, body }) =>
    extendLease(app, user, params.id, body.endLease),
  )
  serve(app, ownLocations.setActive, ({ user, params, body }) =>
    setActive(app, user, params.id, body.isActive),
  )
  serve(app, ownLocations.arrangeImages, ({ user, params, body }) =>
    arrangeImages(app, user, params.id, body),
  )
}
