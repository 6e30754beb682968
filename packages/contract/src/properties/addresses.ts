import * as v from 'valibot'
import { body } from '../primitives/body.ts'
import { Id } from '../primitives/id.ts'
import { coordinateEntries } from '../zones/schemas.ts'

/** The beginning of an address, and the comuna that was chosen for it, if one was. */
export const AddressesBody = body({
  text: v.pipe(
    v.string('validation.required'),
    v.minLength(4, 'validation.required'),
    v.maxLength(200, 'validation.max_length'),
  ),
  zone: v.optional(Id),
})

/** An address in a zone of ours: street and number, and where that is. */
export const FoundAddress = v.object({ address: v.string(), zone: Id, ...coordinateEntries })
export type FoundAddress = v.InferOutput<typeof FoundAddress>

/** `available` is false where addresses can't be searched because no service is configured. */
export const FoundAddresses = v.object({ available: v.boolean(), addresses: v.array(FoundAddress) })
