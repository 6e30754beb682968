import type { SecurityEventKind } from '@metrolibre/contract'
import type { Queryable } from '../../platform/db/client.ts'
import type { EventDetails } from '../../platform/db/schema/security.ts'
import type { RequestOrigin } from './origin.ts'
import { insertEvent } from './repository.ts'

export interface NewSecurityEvent {
  kind: SecurityEventKind
  /** The account concerned, or null when the e-mail address belongs to nobody. */
  userId: string | null
  /** The user who did it, when that is somebody else. */
  actorId?: string | null
  /** From `originOf`, or null when no request caused the event. */
  origin: RequestOrigin | null
  /** Facts that tell events of one kind apart. They never hold a secret, an address or a name. */
  details?: EventDetails
}

/** Records what happened to an account, in the caller's transaction if there is one (RULES.md §2.73). */
export async function recordSecurityEvent(
  db: Queryable,
  { kind, userId, actorId, origin, details = {} }: NewSecurityEvent,
): Promise<void> {
  await insertEvent(db, {
    kind,
    userId,
    actorId: actorId === userId ? null : actorId,
    details,
    ...origin,
  })
}
