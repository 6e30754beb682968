import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { AdminPropertyInput, AdminPropertyUpdate } from '../locations/input.ts'
import { OfferBody } from '../locations/mandate.ts'
import { OwnedProperty } from '../locations/schemas.ts'
import { PropertyType } from '../locations/words.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { nextCursorEntry, pageEntries } from '../primitives/paging.ts'
import { Flag, requiredText } from '../primitives/text.ts'
import { CalendarDate } from '../primitives/time.ts'

const tag = 'admin locations'

const filter = v.object({
  /** Part of the name. */
  q: v.optional(v.pipe(v.string(), v.maxLength(120))),
  propertyType: v.optional(PropertyType),
  isActive: v.optional(v.boolean()),
  isVerified: v.optional(v.boolean()),
  ...pageEntries,
})
const list = v.object({ locations: v.array(OwnedProperty), ...nextCursorEntry })
const onlyId = body({ id: Id })

export const adminLocations = {
  list: endpoint({
    id: 'adminLocations.list',
    method: 'GET',
    path: '/admin/listlocations',
    access: 'admin',
    tag,
    summary: 'Properties',
    query: filter,
    response: list,
    errors: [],
  }),
  trash: endpoint({
    id: 'adminLocations.trash',
    method: 'GET',
    path: '/admin/listlocationstrash',
    access: 'admin',
    tag,
    summary: 'Properties in the trash',
    query: filter,
    response: list,
    errors: [],
  }),
  detail: endpoint({
    id: 'adminLocations.detail',
    method: 'GET',
    path: '/admin/location/:id',
    access: 'admin',
    tag,
    summary: 'One property',
    params: IdParams,
    response: OwnedProperty,
    errors: [],
  }),
  create: endpoint({
    id: 'adminLocations.create',
    method: 'POST',
    path: '/admin/createlocation',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Add a property',
    body: AdminPropertyInput,
    response: OwnedProperty,
    errors: ['not_found'],
  }),
  update: endpoint({
    id: 'adminLocations.update',
    method: 'PUT',
    path: '/admin/modifylocation',
    access: 'admin',
    tag,
    summary: 'Change a property',
    body: AdminPropertyUpdate,
    response: OwnedProperty,
    errors: ['not_found', 'live_reservations'],
  }),
  remove: endpoint({
    id: 'adminLocations.remove',
    method: 'PUT',
    path: '/admin/deletelocation',
    access: 'admin',
    tag,
    summary: 'Move a property to the trash',
    body: onlyId,
    response: Message,
    errors: ['not_found', 'live_reservations'],
  }),
  removeForGood: endpoint({
    id: 'adminLocations.removeForGood',
    method: 'PUT',
    path: '/admin/deletelocationpermanent',
    access: 'admin',
    tag,
    summary: 'Delete a property for good',
    body: onlyId,
    response: Message,
    errors: ['not_found', 'live_reservations', 'wrong_state'],
  }),
  restore: endpoint({
    id: 'adminLocations.restore',
    method: 'PUT',
    path: '/admin/restorelocation',
    access: 'admin',
    tag,
    summary: 'Take a property out of the trash',
    body: onlyId,
    response: Message,
    errors: ['not_found'],
  }),
  setActive: endpoint({
    id: 'adminLocations.setActive',
    method: 'PUT',
    path: '/admin/changelocationstatus',
    access: 'admin',
    tag,
    summary: 'Offer a property, or mark it sold out',
    body: body({ id: Id, isActive: Flag }),
    response: OwnedProperty,
    errors: ['not_found'],
  }),
  verify: endpoint({
    id: 'adminLocations.verify',
    method: 'PUT',
    path: '/admin/verifylocation',
    access: 'admin',
    tag,
    summary: 'Publish a property with a value and an accepted mandate, or take it back',
    body: body({
      id: Id,
      isVerified: Flag,
      /** Records that the owner signed the mandate on paper on this day, and accepts the offer by it. */
      signedOnPaper: v.optional(CalendarDate),
    }),
    response: OwnedProperty,
    errors: ['not_found', 'value_required', 'wrong_state'],
  }),
  setValue: endpoint({
    id: 'adminLocations.setValue',
    method: 'PUT',
    path: '/admin/setlocationvalue',
    access: 'admin',
    tag,
    summary: 'Record the offer to the owner; once the mandate is signed, set the price. Quotes given stay',
    body: OfferBody,
    response: v.object({
      value: v.nullable(Amount),
      dailyValue: v.nullable(Amount),
      currency: CurrencyCode,
      stripePriceId: v.nullable(v.string()),
      stripeProductId: v.nullable(v.string()),
    }),
    errors: ['not_found', 'wrong_state', 'conflict', 'provider_failed'],
  }),
  setCover: endpoint({
    id: 'adminLocations.setCover',
    method: 'PUT',
    path: '/admin/modifylocation/changeCoverImage/:id',
    access: 'admin',
    tag,
    summary: 'Make one of its photos the cover',
    params: IdParams,
    body: body({ image: requiredText(500) }),
    response: OwnedProperty,
    errors: [],
  }),
} as const
