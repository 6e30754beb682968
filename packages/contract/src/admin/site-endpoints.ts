import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Currency } from '../currencies/endpoints.ts'
import { maxCoverText } from '../general/cover-limits.ts'
import { Cover } from '../general/endpoints.ts'
import { TeamMember } from '../personal/endpoints.ts'
import { body } from '../primitives/body.ts'
import { IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Country } from '../primitives/money.ts'
import { nextCursorEntry, pageEntries } from '../primitives/paging.ts'
import { Flag, optionalText, requiredText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import { PublicPerson } from '../users/schemas.ts'

const tag = 'admin site'
const coverParams = v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** One change by an admin. `before` and `after` hold only the fields that differ. */
export const AuditEntry = v.object({
  id: v.string(),
  at: Instant,
  actor: v.nullable(PublicPerson),
  action: v.string(),
  entity: v.string(),
  entityId: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  canUndo: v.boolean(),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

export const adminSite = {
  setCoverImage: endpoint({
    id: 'adminSite.setCoverImage',
    method: 'PUT',
    path: '/admin/general/:id/coverImage',
    access: 'admin',
    tag,
    summary: 'Set a cover; null gives the default back',
    params: coverParams,
    body: body({ imageUrl: v.nullable(requiredText(500)) }),
    response: Cover,
    errors: [],
  }),
  setCoverText: endpoint({
    id: 'adminSite.setCoverText',
    method: 'PUT',
    path: '/admin/general/:id/text',
    access: 'admin',
    tag,
    summary: 'Set the text of a cover; null gives the default back',
    params: coverParams,
    body: body({ text: v.nullable(requiredText(maxCoverText)) }),
    response: Cover,
    errors: [],
  }),
  setCurrency: endpoint({
    id: 'adminSite.setCurrency',
    method: 'PUT',
    path: '/admin/currency',
    access: 'admin',
    tag,
    summary: 'Set an exchange factor',
    body: body({
      country: Country,
      value: v.pipe(
        v.number('validation.required'),
        v.gtValue(0, 'validation.min'),
        v.maxValue(1_000_000, 'validation.max'),
      ),
    }),
    response: Currency,
    errors: [],
  }),
  addMember: endpoint({
    id: 'adminSite.addMember',
    method: 'POST',
    path: '/admin/personal/',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Add a member of the team',
    body: body({
      name: requiredText(120),
      position: optionalText(160),
      description: optionalText(1000),
      isVisible: v.optional(Flag),
    }),
    response: TeamMember,
    errors: [],
  }),
  removeMember: endpoint({
    id: 'adminSite.removeMember',
    method: 'DELETE',
    path: '/admin/personal/:id',
    access: 'admin',
    tag,
    summary: 'Delete a member of the team',
    params: IdParams,
    response: Message,
    errors: [],
  }),
  audit: endpoint({
    id: 'adminSite.audit',
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    tag,
    summary: 'What admins changed, newest first',
    query: v.object({
      entity: v.optional(v.pipe(v.string(), v.maxLength(60))),
      entityId: v.optional(v.pipe(v.string(), v.maxLength(64))),
      ...pageEntries,
    }),
    response: v.object({ entries: v.array(AuditEntry), ...nextCursorEntry }),
    errors: [],
  }),
  undo: endpoint({
    id: 'adminSite.undo',
    method: 'POST',
    path: '/admin/audit/:id/undo',
    access: 'admin',
    tag,
    summary: 'Take a change back, where nothing came after it',
    params: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }),
    response: AuditEntry,
    errors: ['conflict', 'wrong_state'],
  }),
} as const
