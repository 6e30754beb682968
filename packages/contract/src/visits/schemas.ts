import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { EpochMs, timeZoneEntries } from '../primitives/time.ts'
import { ZoneName } from '../zones/schemas.ts'

const whenEntries = {
  start: EpochMs,
  end: EpochMs,
  ...timeZoneEntries,
  status: v.picklist(['scheduled', 'cancelled']),
  /** What the owner wrote when it was last moved or cancelled. */
  reason: v.nullable(v.string()),
}

/** A visit to a property. Only the visitor gets the links to move or cancel it. */
export const Visit = v.object({
  id: Id,
  ...whenEntries,
  location: v.object({
    id: Id,
    name: v.string(),
    ...pictureEntries,
    zone: ZoneName,
    /** The whole address, which a visitor needs to find the place (RULES.md §7.3). */
    address: v.string(),
  }),
  /** The name that the visitor gave. It is only shown to the owner. */
  visitorName: v.nullable(v.string()),
  /** The number that the visitor gave for this visit, so that the owner can reach them until it is over. */
  visitorPhone: v.nullable(v.string()),
  /** Whether the owner can move or cancel it: it is still to come, and the visitor can be told. */
  canChange: v.boolean(),
  rescheduleUrl: v.nullable(v.string()),
  cancelUrl: v.nullable(v.string()),
})
export type Visit = v.InferOutput<typeof Visit>

/** A visit as somebody sees it who opened the link of its mail, without a login. */
export const LinkedVisit = v.object({
  ...whenEntries,
  location: v.object({ id: Id, name: v.string() }),
  /** When it can be moved to: the start of each free time. Empty once it is over or cancelled. */
  free: v.array(EpochMs),
})
export type LinkedVisit = v.InferOutput<typeof LinkedVisit>
