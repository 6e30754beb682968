import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { IdParams } from '../primitives/id.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { Signature } from '../primitives/signature.ts'
import { Flag } from '../primitives/text.ts'
import { CalendarDate } from '../primitives/time.ts'
import { EstimateBody, PropertyInput } from './input.ts'
import { OwnedProperty } from './schemas.ts'

const tag = 'own locations'

/** The estimate is null when an inspector has to evaluate the property. */
export const Estimate = v.object({
  estimate: v.nullable(v.object({ low: Amount, high: Amount, currency: CurrencyCode })),
})

export const ownLocations = {
  create: endpoint({
    id: 'ownLocations.create',
    method: 'POST',
    path: '/locations/',
    access: 'user',
    tag,
    status: 201,
    summary: 'Load a property',
    body: PropertyInput,
    response: OwnedProperty,
    errors: ['not_found'],
    rateLimit: 'post',
  }),
  estimate: endpoint({
    id: 'ownLocations.estimate',
    method: 'POST',
    path: '/locations/estimate',
    access: 'public',
    tag,
    summary: 'Approximate rent',
    body: EstimateBody,
    response: Estimate,
    errors: ['not_found'],
  }),
  submit: endpoint({
    id: 'ownLocations.submit',
    method: 'POST',
    path: '/locations/:id/submit',
    access: 'user',
    tag,
    summary: 'Hand a draft in for evaluation',
    params: IdParams,
    response: OwnedProperty,
    errors: ['wrong_state'],
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
    summary: 'Move the end of the lease window',
    params: IdParams,
    body: body({ endLease: CalendarDate }),
    response: OwnedProperty,
    errors: ['invalid_range', 'live_reservations'],
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
  }),
} as const
