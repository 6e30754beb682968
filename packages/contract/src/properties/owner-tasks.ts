import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { EpochMs, timeZoneEntries } from '../primitives/time.ts'

/** What waits for an owner: to answer a tenant or an offer, to move the end of a lease, to confirm costs. */
export const ownerTaskKinds = ['answer_request', 'answer_offer', 'extend_lease', 'confirm_costs'] as const
export type OwnerTaskKind = (typeof ownerTaskKinds)[number]

/** Something that waits for an owner, with its deadline. */
export const OwnerTask = v.object({
  kind: v.picklist(ownerTaskKinds),
  property: Id,
  name: v.string(),
  ...timeZoneEntries,
  /** The last moment for it, by the clock of the place. Null when there is none. */
  due: v.nullable(EpochMs),
  /** The booking that its tenant asks to cancel. */
  booking: v.nullable(Id),
})
export type OwnerTask = v.InferOutput<typeof OwnerTask>
