import * as v from 'valibot'
import { Instant } from '../primitives/time.ts'

/** A consent that was recorded: to which version of which text, when, and in which language it was read. */
export const ConsentRecord = v.object({
  kind: v.picklist(['terms', 'privacy']),
  version: v.string(),
  granted: v.boolean(),
  language: v.picklist(['es', 'en']),
  at: Instant,
})
export type ConsentRecord = v.InferOutput<typeof ConsentRecord>

/**
 * A copy of everything that is stored about a user. While it is `ready`, `bytes` is the size of its file, which
 * can be downloaded until `expiresAt`. A `failed` one can be requested again.
 */
export const DataExport = v.object({
  id: v.string(),
  state: v.picklist(['preparing', 'ready', 'failed']),
  requestedAt: Instant,
  expiresAt: v.nullable(Instant),
  bytes: v.nullable(v.number()),
})
export type DataExport = v.InferOutput<typeof DataExport>

export const OwnExport = v.object({ export: v.nullable(DataExport) })
export const ConsentRecords = v.object({ consents: v.array(ConsentRecord) })
