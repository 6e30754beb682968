import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { locationFilterEntries } from './property-filter.ts'
import { AdminPropertyInput, AdminPropertyUpdate } from '../properties/input.ts'
import { InspectionBody } from '../properties/inspection.ts'
import { OfferBody, Percentage } from '../properties/mandate.ts'
import { AdminProperty, AdminPropertyRow, PropertyEvent } from '../properties/admin-schemas.ts'
import { GalleryOrder } from '../images/schemas.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { nextCursorEntry, pageEntries } from '../primitives/paging.ts'
import { Flag, optionalText, requiredText } from '../primitives/text.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'

const tag = 'admin locations'
const office = { access: 'admin', tag, rateLimit: 'office' } as const

const list = v.object({ locations: v.array(AdminPropertyRow), ...listAnswerEntries })
const ifUpdatedAt = v.optional(Instant)
const onlyId = body({ id: Id })

export const adminLocations = {
  list: endpoint({
    id: 'adminLocations.list',
    method: 'GET',
    path: '/admin/listlocations',
    ...office,
    summary: 'Properties',
    query: v.object(locationFilterEntries),
    response: list,
    errors: [],
  }),
  trash: endpoint({
    id: 'adminLocations.trash',
    method: 'GET',
    path: '/admin/listlocationstrash',
    ...office,
    summary: 'Properties in the trash',
    query: v.object(listQuery(['deleted', 'name'])),
    response: list,
    errors: [],
  }),
  detail: endpoint({
    id: 'adminLocations.detail',
    method: 'GET',
    path: '/admin/location/:id',
    ...office,
    summary: 'One property',
    params: IdParams,
    response: AdminProperty,
    errors: [],
  }),
  create: endpoint({
    id: 'adminLocations.create',
    method: 'POST',
    path: '/admin/createlocation',
    ...office,
    status: 201,
    summary: 'Add a property',
    body: AdminPropertyInput,
    response: AdminProperty,
    errors: [],
  }),
  update: endpoint({
    id: 'adminLocations.update',
    method: 'PUT',
    path: '/admin/modifylocation',
    ...office,
    summary: 'Change a property',
    body: AdminPropertyUpdate,
    response: AdminProperty,
    errors: ['not_found', 'changed_meanwhile', 'wrong_state'],
  }),
  remove: endpoint({
    id: 'adminLocations.remove',
    method: 'PUT',
    path: '/admin/deletelocation',
    ...office,
    summary: 'Move a property to the trash',
    body: onlyId,
    response: Message,
    errors: ['not_found', 'live_reservations'],
  }),
  removeForGood: endpoint({
    id: 'adminLocations.removeForGood',
    method: 'PUT',
    path: '/admin/deletelocationpermanent',
    ...office,
    summary: 'Delete a property for good',
    body: onlyId,
    response: Message,
    errors: ['not_found', 'live_reservations', 'money_open', 'wrong_state'],
  }),
  restore: endpoint({
    id: 'adminLocations.restore',
    method: 'PUT',
    path: '/admin/restorelocation',
    ...office,
    summary: 'Take a property out of the trash',
    body: onlyId,
    response: Message,
    errors: ['not_found', 'wrong_state'],
  }),
  setActive: endpoint({
    id: 'adminLocations.setActive',
    method: 'PUT',
    path: '/admin/changelocationstatus',
    ...office,
    summary: 'Offer a property, or mark it sold out; with a reason, its owner is told',
    body: body({ id: Id, isActive: Flag, reason: optionalText(500) }),
    response: AdminProperty,
    errors: ['not_found'],
  }),
  verify: endpoint({
    id: 'adminLocations.verify',
    method: 'PUT',
    path: '/admin/verifylocation',
    ...office,
    summary: 'Publish a property with a value and an accepted mandate, or take it back',
    body: body({
      id: Id,
      isVerified: Flag,
      /**
       * Records that the owner signed the mandate on paper on this day, and accepts the offer by it. Without an offer
       * it is about the value with which an admin added the property, which is handed in if it still is a draft.
       */
      signedOnPaper: v.optional(CalendarDate),
      /** In percent, what was agreed on paper if no offer says it. */
      commission: v.optional(Percentage),
    }),
    response: AdminProperty,
    errors: ['not_found', 'value_required', 'wrong_state'],
  }),
  setValue: endpoint({
    id: 'adminLocations.setValue',
    method: 'PUT',
    path: '/admin/setlocationvalue',
    ...office,
    summary: 'Record the offer to the owner; once the mandate is signed, set the price. Quotes given stay',
    body: OfferBody,
    response: v.object({
      value: v.nullable(Amount),
      dailyValue: v.nullable(Amount),
      currency: CurrencyCode,
      stripePriceId: v.nullable(v.string()),
      stripeProductId: v.nullable(v.string()),
    }),
    errors: ['not_found', 'wrong_state', 'conflict', 'changed_meanwhile', 'provider_failed'],
  }),
  setCover: endpoint({
    id: 'adminLocations.setCover',
    method: 'PUT',
    path: '/admin/modifylocation/changeCoverImage/:id',
    ...office,
    summary: 'Make one of its photos the cover',
    params: IdParams,
    body: body({ image: requiredText(500) }),
    response: AdminProperty,
    errors: [],
  }),
  history: endpoint({
    id: 'adminLocations.history',
    method: 'GET',
    path: '/admin/location/:id/history',
    ...office,
    summary: 'What happened to a property, newest first: stages, offers and changes by admins',
    params: IdParams,
    query: v.object(pageEntries),
    response: v.object({ events: v.array(PropertyEvent), ...nextCursorEntry }),
    errors: [],
  }),
  setStage: endpoint({
    id: 'adminLocations.setStage',
    method: 'PUT',
    path: '/admin/location/:id/stage',
    ...office,
    summary: 'Hand a draft in for its owner, record an appointment, or that the owner declined',
    params: IdParams,
    body: body({
      stage: v.picklist(['submitted', 'visit_scheduled', 'declined'], 'validation.invalid'),
      /** Why the owner declined, which is required for it. */
      reason: optionalText(1000),
      ifUpdatedAt,
    }),
    response: AdminProperty,
    errors: ['wrong_state', 'changed_meanwhile'],
  }),
  markSeen: endpoint({
    id: 'adminLocations.markSeen',
    method: 'PUT',
    path: '/admin/location/:id/seen',
    ...office,
    summary: 'Confirm that what was changed since the visit has been looked at',
    params: IdParams,
    /** Only what was changed until then. */
    body: body({ until: Instant }),
    response: AdminProperty,
    errors: [],
  }),
  inspect: endpoint({
    id: 'adminLocations.inspect',
    method: 'PUT',
    path: '/admin/location/:id/inspection',
    ...office,
    summary: 'Keep what an inspector found at a property; to send the same sheet again changes nothing',
    params: IdParams,
    body: InspectionBody,
    response: AdminProperty,
    errors: ['changed_meanwhile'],
  }),
  arrangeImages: endpoint({
    id: 'adminLocations.arrangeImages',
    method: 'PUT',
    path: '/admin/location/:id/images',
    ...office,
    summary: 'Set the order of the photos, and the cover',
    params: IdParams,
    body: GalleryOrder,
    response: AdminProperty,
    errors: [],
  }),
} as const
