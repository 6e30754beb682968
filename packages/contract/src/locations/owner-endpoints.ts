import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { GalleryOrder } from '../images/schemas.ts'
import { body } from '../primitives/body.ts'
import { IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { nextCursorEntry, pageEntries } from '../primitives/paging.ts'
import { Signature } from '../primitives/signature.ts'
import { Flag } from '../primitives/text.ts'
import { CalendarDate } from '../primitives/time.ts'
import { Estimate } from './estimate.ts'
import { EstimateBody, PropertyDraftInput, PropertyDraftUpdate } from './input.ts'
import { OwnListing, StageCounts } from './own-listing.ts'
import { OwnedProperty } from './schemas.ts'
import { ListingStatus } from './words.ts'

const tag = 'own locations'

/** The properties of the caller, from draft to published. A row of somebody else is not found. */
export const ownLocations = {
  create: endpoint({
    id: 'ownLocations.create',
    method: 'POST',
    path: '/locations/',
    access: 'user',
    tag,
    status: 201,
    summary: 'Begin a property as a draft',
    body: PropertyDraftInput,
    response: OwnedProperty,
    errors: ['idempotency_mismatch'],
    idempotent: true,
    rateLimit: 'listing',
  }),
  update: endpoint({
    id: 'ownLocations.update',
    method: 'PUT',
    path: '/locations/:id',
    access: 'user',
    tag,
    summary: 'Change an own property; what may change depends on its stage',
    params: IdParams,
    body: PropertyDraftUpdate,
    response: OwnedProperty,
    errors: [],
    rateLimit: 'save',
  }),
  mine: endpoint({
    id: 'ownLocations.mine',
    method: 'GET',
    path: '/owner/locations',
    access: 'user',
    tag,
    summary: 'Own properties in any stage, newest first, with what is open, taken and paid',
    query: v.object({
      /** Words of the name or the place, without accents and case. */
      q: v.optional(v.pipe(v.string(), v.maxLength(120))),
      stage: v.optional(ListingStatus),
      ...pageEntries,
    }),
    response: v.object({ locations: v.array(OwnListing), counts: StageCounts, ...nextCursorEntry }),
    errors: [],
  }),
  one: endpoint({
    id: 'ownLocations.one',
    method: 'GET',
    path: '/owner/locations/:id',
    access: 'user',
    tag,
    summary: 'An own property with everything its form shows',
    params: IdParams,
    response: OwnedProperty,
    errors: [],
  }),
  remove: endpoint({
    id: 'ownLocations.remove',
    method: 'DELETE',
    path: '/locations/:id',
    access: 'user',
    tag,
    summary: 'Discard a draft or a declined property',
    params: IdParams,
    response: Message,
    errors: ['wrong_state'],
  }),
  estimate: endpoint({
    id: 'ownLocations.estimate',
    method: 'POST',
    path: '/locations/estimate',
    access: 'public',
    tag,
    summary: 'Approximate rent, what it is computed from, and prices nearby',
    body: EstimateBody,
    response: Estimate,
    errors: [],
    rateLimit: 'search',
  }),
  submit: endpoint({
    id: 'ownLocations.submit',
    method: 'POST',
    path: '/locations/:id/submit',
    access: 'user',
    tag,
    summary: 'Hand a complete draft in for evaluation; its user becomes an owner',
    params: IdParams,
    response: OwnedProperty,
    errors: ['wrong_state', 'validation'],
    rateLimit: 'listing',
  }),
  arrangeImages: endpoint({
    id: 'ownLocations.arrangeImages',
    method: 'PUT',
    path: '/locations/:id/images',
    access: 'user',
    tag,
    summary: 'Set the order of the photos, and the cover',
    params: IdParams,
    body: GalleryOrder,
    response: OwnedProperty,
    errors: [],
    rateLimit: 'save',
  }),
  mandate: endpoint({
    id: 'ownLocations.mandate',
    method: 'POST',
    path: '/locations/:id/mandate',
    access: 'owner',
    tag,
    summary: 'Accept the offer and sign the mandate, or decline it',
    params: IdParams,
    body: v.variant(
      'answer',
      [body({ answer: v.literal('accept'), signature: Signature }), body({ answer: v.literal('decline') })],
      'validation.required',
    ),
    response: OwnedProperty,
    errors: ['wrong_state', 'signature_required'],
  }),
  contract: endpoint({
    id: 'ownLocations.contract',
    method: 'GET',
    path: '/locations/:id/contract',
    access: 'owner',
    tag,
    summary: 'The signed mandate',
    params: IdParams,
    response: binary('application/pdf'),
    errors: [],
  }),
  extendLease: endpoint({
    id: 'ownLocations.extendLease',
    method: 'PUT',
    path: '/locations/:id/lease',
    access: 'owner',
    tag,
    summary: 'Move the end of the lease window, never before the end of a live booking',
    params: IdParams,
    body: body({ endLease: CalendarDate }),
    response: OwnedProperty,
    errors: [],
    rateLimit: 'save',
  }),
  setActive: endpoint({
    id: 'ownLocations.setActive',
    method: 'PUT',
    path: '/locations/:id/isActive',
    access: 'owner',
    tag,
    summary: 'Offer or withhold a property; bookings stay',
    params: IdParams,
    body: body({ isActive: Flag }),
    response: OwnedProperty,
    errors: [],
    rateLimit: 'save',
  }),
} as const
