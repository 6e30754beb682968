import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives/id.ts'
import { nextCursorEntry, pageEntries } from '../primitives/paging.ts'
import { Instant } from '../primitives/time.ts'
import { securityEventKinds } from '../security/kinds.ts'
import { PublicPerson } from '../users/schemas.ts'

const SecurityEventKind = v.picklist(securityEventKinds, 'validation.invalid')

/** An event about the security of an account (RULES.md §2.73). */
export const SecurityEvent = v.object({
  id: v.string(),
  at: Instant,
  kind: SecurityEventKind,
  /** The account concerned. Null for an unknown address, and after the user was erased. */
  user: v.nullable(PublicPerson),
  /** The user who did it to somebody else's account. */
  actor: v.nullable(PublicPerson),
  /** Partly hidden: `203.0.113.··`. */
  network: v.nullable(v.string()),
  /** The same text for the same network, which reveals nothing else about it. */
  networkMark: v.nullable(v.string()),
  userAgent: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
})
export type SecurityEvent = v.InferOutput<typeof SecurityEvent>

export const adminSecurity = {
  events: endpoint({
    id: 'adminSecurity.events',
    method: 'GET',
    path: '/admin/security-events',
    access: 'admin',
    tag: 'admin security',
    summary: 'Logins, refusals and changes of accounts, newest first',
    query: v.object({
      userId: v.optional(Id),
      kind: v.optional(SecurityEventKind),
      ...pageEntries,
    }),
    response: v.object({ events: v.array(SecurityEvent), ...nextCursorEntry }),
    errors: [],
    rateLimit: 'office',
  }),
} as const
