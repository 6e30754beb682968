import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { recordOffer } from '../mandates/offer.ts'
import { verifyProperty } from '../mandates/publish.ts'
import { readOffer } from '../mandates/wire.ts'
import { createByAdmin } from './create.ts'
import { readForAdmin, type AdminView } from './detail.ts'
import { arrangeByAdmin, setCoverByAdmin } from './gallery.ts'
import { readHistoryOf } from './history.ts'
import { keepInspection } from './inspect.ts'
import { listKept, listTrashedProperties } from './list.ts'
import { markPropertySeen } from './seen.ts'
import { setActiveByAdmin } from './set-active.ts'
import { moveByAdmin } from './stage.ts'
import { movePropertyToTrash, removeForGood, restoreProperty } from './trash.ts'
import { updateByAdmin, type PropertyEditor } from './update.ts'
import { readAdminChange, readFilter, readSheet, showEvent, showForAdmin, showRow } from './wire.ts'

/** The admin of a call. */
export const propertyEditorOf = ({
  user,
  request,
}: {
  user: { id: string }
  request: { id: string }
}): PropertyEditor => ({
  id: user.id,
  requestId: request.id,
})

export function registerAdminLocations(app: AppContext): void {
  const { adminLocations } = endpoints
  const shown = async (view: Promise<AdminView>) => showForAdmin(app, await view)

  serve(app, adminLocations.list, async ({ query }) => {
    const { properties, entries } = await listKept(app, readFilter(query), query)
    return { locations: properties.map(showRow), ...entries }
  })
  serve(app, adminLocations.trash, async ({ query }) => {
    const { properties, entries } = await listTrashedProperties(
      app,
      { words: textPatterns(query.q ?? '') },
      query,
    )
    return { locations: properties.map(showRow), ...entries }
  })
  serve(app, adminLocations.detail, ({ params }) => shown(readForAdmin(app, params.id)))
  serve(app, adminLocations.history, async ({ params, query }) => {
    const { events, nextCursor } = await readHistoryOf(app, params.id, query)
    return { events: events.map(showEvent), nextCursor }
  })
  serve(app, adminLocations.create, (call) => {
    const { value: monthlyPrice, dailyValue: hourlyPrice, ...fields } = call.body
    const agreed = { monthlyPrice, hourlyPrice }
    const change = { ...readAdminChange(fields, call.request.locale), agreed }
    return shown(createByAdmin(app, propertyEditorOf(call), change))
  })
  serve(app, adminLocations.update, (call) => {
    const { id, ifUpdatedAt, ...fields } = call.body
    return shown(
      updateByAdmin(app, propertyEditorOf(call), {
        id,
        ifUpdatedAt,
        ...readAdminChange(fields, call.request.locale),
      }),
    )
  })
  serve(app, adminLocations.setActive, (call) =>
    shown(setActiveByAdmin(app, propertyEditorOf(call), call.body)),
  )
  serve(app, adminLocations.setCover, (call) =>
    shown(setCoverByAdmin(app, propertyEditorOf(call), { ...call.params, ...call.body })),
  )
  serve(app, adminLocations.arrangeImages, (call) =>
    shown(arrangeByAdmin(app, propertyEditorOf(call), { ...call.params, ...call.body })),
  )
  serve(app, adminLocations.setStage, (call) =>
    shown(moveByAdmin(app, propertyEditorOf(call), { ...call.params, ...call.body })),
  )
  serve(app, adminLocations.markSeen, (call) =>
    shown(markPropertySeen(app, propertyEditorOf(call), { ...call.params, ...call.body })),
  )
  serve(app, adminLocations.inspect, (call) =>
    shown(
      keepInspection(
        app,
        { ...propertyEditorOf(call), firstName: call.user.firstName },
        { ...call.params, ...readSheet(call.body) },
      ),
    ),
  )
  registerOffers(app)
  registerTrash(app)
}

function registerOffers(app: AppContext): void {
  const { adminLocations } = endpoints

  serve(app, adminLocations.setValue, async (call) => {
    const { price, property } = await recordOffer(app, propertyEditorOf(call), readOffer(call.body))
    return {
      value: price?.unit === 'month' ? price.price : null,
      dailyValue: price?.unit === 'hour' ? price.price : null,
      currency: property.currency,
      stripePriceId: property.stripePriceId,
      stripeProductId: property.stripeProductId,
    }
  })
  serve(app, adminLocations.verify, async (call) => {
    const { id, ...verification } = call.body
    await verifyProperty(app, propertyEditorOf(call), { propertyId: id, ...verification })
    return showForAdmin(app, await readForAdmin(app, id))
  })
}

function registerTrash(app: AppContext): void {
  const { adminLocations } = endpoints

  serve(app, adminLocations.remove, async (call) => {
    await movePropertyToTrash(app, propertyEditorOf(call), call.body.id)
    return { message: call.text('message.location_trashed') }
  })
  serve(app, adminLocations.restore, async (call) => {
    await restoreProperty(app, propertyEditorOf(call), call.body.id)
    return { message: call.text('message.location_restored') }
  })
  serve(app, adminLocations.removeForGood, async (call) => {
    await removeForGood(app, propertyEditorOf(call), call.body.id)
    return { message: call.text('message.location_deleted') }
  })
}
