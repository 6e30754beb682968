import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { OwnedProperty, PublicProperty } from '../properties/schemas.ts'
import { IdParams } from '../primitives/id.ts'
import { PublicPerson } from '../users/schemas.ts'

/** `view` tells which form the properties have. The owner and admins get all of them with every field. */
export const OwnerLocations = v.variant('view', [
  v.object({ view: v.literal('public'), owner: PublicPerson, locations: v.array(PublicProperty) }),
  v.object({ view: v.literal('owner'), owner: PublicPerson, locations: v.array(OwnedProperty) }),
])
export type OwnerLocations = v.InferOutput<typeof OwnerLocations>

export const owner = {
  locations: endpoint({
    id: 'owner.locations',
    method: 'GET',
    path: '/owner/:id',
    access: 'optional',
    tag: 'owner',
    summary: 'Properties of an owner',
    params: IdParams,
    response: OwnerLocations,
    errors: [],
    rateLimit: 'read',
  }),
} as const
