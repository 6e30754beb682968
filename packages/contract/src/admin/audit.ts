import * as v from 'valibot'
import { maxSearchLength } from '../primitives/admin-list.ts'
import { Id } from '../primitives/id.ts'
import { CurrencyCode } from '../primitives/money.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'

/** What changes are recorded about. */
export const auditEntities = [
  'user',
  'property',
  'room',
  'zone',
  'review',
  'publication',
  'testimonial',
  'job',
  'teamMember',
  'cover',
  'currency',
  'image',
  'transfer',
  'commission',
  'reservation',
  'release',
  'payoutAccount',
  'payoutRun',
] as const
export type AuditEntityName = (typeof auditEntities)[number]

/** The most entries that a spreadsheet of the audit contains, newest first. */
export const auditExportLimit = 5000

const AuditPerson = v.object({ id: Id, firstName: v.string(), lastName: v.string() })
const fields = v.nullable(v.record(v.string(), v.unknown()))

/** One change. `before` and `after` hold only the fields that differ. */
export const AuditEntry = v.object({
  id: v.string(),
  at: Instant,
  /** Null for the system, and after the account was erased. */
  actor: v.nullable(AuditPerson),
  /** `<entity>.<verb>`, such as `user.setOwner`. */
  action: v.string(),
  entity: v.string(),
  entityId: v.string(),
  /** How the thing that was changed is called today. Null when it is gone or has no name. */
  name: v.nullable(v.string()),
  /**
   * In which the amounts of a property or room are; null for other things, and when it is gone. Answers of servers
   * of the previous version lack it.
   */
  currency: v.nullish(CurrencyCode),
  before: fields,
  after: fields,
  /** From where it was made: the network, partly hidden, and the id of the request. */
  network: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
  /** Who took it back, and when. */
  undone: v.nullable(v.object({ by: v.nullable(AuditPerson), at: Instant })),
  /** Whether it can be taken back: the action allows it, and nothing that came after concerns the same fields. */
  canUndo: v.boolean(),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** The filter of the audit. Dates are days of Santiago, both included. */
export const auditFilterEntries = {
  entity: v.optional(v.picklist(auditEntities, 'validation.invalid')),
  entityId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  actorId: v.optional(Id),
  action: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** Found in the name of who made a change or of what it concerns, as they are called today, and in codes. */
  q: v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength))),
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
}

/** The admins by whom the audit can be filtered. */
export const AuditActors = v.array(AuditPerson)
