import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { AuditActors, AuditEntry, auditFilterEntries } from './audit.ts'
import { Currency } from '../currencies/endpoints.ts'
import { maxCoverText } from '../covers/cover-limits.ts'
import { Cover } from '../covers/endpoints.ts'
import { TeamMember } from '../team/endpoints.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Country } from '../primitives/money.ts'
import { nextCursorEntry, pageEntries } from '../primitives/paging.ts'
import { Flag, optionalText, requiredText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'

const tag = 'admin site'
const coverParams = v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** An exchange factor with its history. Null where none was set yet. */
export const AdminCurrency = v.object({
  ...Currency.entries,
  value: v.nullable(v.number()),
  updatedAt: v.nullable(Instant),
  /** The last changes, newest first. */
  history: v.array(
    v.object({
      at: Instant,
      /** Who changed it; null when the account no longer exists. */
      by: v.nullable(v.string()),
      before: v.nullable(v.number()),
      after: v.nullable(v.number()),
    }),
  ),
})
export type AdminCurrency = v.InferOutput<typeof AdminCurrency>

/** The version that the form shows; null when it shows that nothing was set yet. */
const ifUpdatedAt = v.optional(v.nullable(Instant))

export const CurrencyInput = body({
  country: Country,
  value: v.pipe(
    v.number('validation.required'),
    v.gtValue(0.0001, 'validation.min'),
    v.maxValue(1_000_000, 'validation.max'),
  ),
  ifUpdatedAt,
})

export const adminSite = {
  setCoverImage: endpoint({
    id: 'adminSite.setCoverImage',
    method: 'PUT',
    path: '/admin/general/:id/coverImage',
    access: 'admin',
    tag,
    summary: 'Set a cover; null gives the default back',
    params: coverParams,
    body: body({ imageUrl: v.nullable(requiredText(500)), ifUpdatedAt }),
    response: Cover,
    errors: ['changed_meanwhile'],
    rateLimit: 'office',
  }),
  setCoverText: endpoint({
    id: 'adminSite.setCoverText',
    method: 'PUT',
    path: '/admin/general/:id/text',
    access: 'admin',
    tag,
    summary: 'Set the text of a cover; null gives the default back',
    params: coverParams,
    body: body({ text: v.nullable(requiredText(maxCoverText)), ifUpdatedAt }),
    response: Cover,
    errors: ['changed_meanwhile'],
    rateLimit: 'office',
  }),
  currencies: endpoint({
    id: 'adminSite.currencies',
    method: 'GET',
    path: '/admin/currency',
    access: 'admin',
    tag,
    summary: 'Exchange factors of all countries with their last changes',
    response: v.object({ currencies: v.array(AdminCurrency) }),
    errors: [],
    rateLimit: 'office',
  }),
  setCurrency: endpoint({
    id: 'adminSite.setCurrency',
    method: 'PUT',
    path: '/admin/currency',
    access: 'admin',
    tag,
    summary: 'Set an exchange factor',
    body: CurrencyInput,
    response: Currency,
    errors: ['changed_meanwhile'],
    rateLimit: 'office',
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
    rateLimit: 'office',
  }),
  orderTeam: endpoint({
    id: 'adminSite.orderTeam',
    method: 'PUT',
    path: '/admin/personal/order',
    access: 'admin',
    tag,
    summary: 'Set the order of the team',
    /** The ids of all members, hidden ones included. */
    body: body({ order: v.pipe(v.array(Id), v.maxLength(500, 'validation.invalid')) }),
    response: v.object({ personal: v.array(TeamMember) }),
    errors: ['conflict'],
    rateLimit: 'office',
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
    rateLimit: 'office',
  }),
  audit: endpoint({
    id: 'adminSite.audit',
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    tag,
    summary: 'What was changed by whom, newest first',
    query: v.object({ ...auditFilterEntries, ...pageEntries }),
    response: v.object({
      entries: v.array(AuditEntry),
      /** The number of changes with this filter: exact up to 1,000, and 1,000 beyond. */
      total: v.pipe(v.number(), v.integer()),
      totalIsExact: v.boolean(),
      actors: AuditActors,
      /** The actions that were recorded so far. */
      actions: v.array(v.string()),
      ...nextCursorEntry,
    }),
    errors: [],
    rateLimit: 'office',
  }),
  auditExport: endpoint({
    id: 'adminSite.auditExport',
    method: 'GET',
    path: '/admin/audit/export',
    access: 'admin',
    tag,
    summary: 'The same as a spreadsheet, the newest 5,000',
    query: v.object(auditFilterEntries),
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    errors: [],
    rateLimit: 'office',
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
    rateLimit: 'office',
  }),
} as const
