import type { SecurityEventKind } from '@metrolibre/contract'
import type { Queryable } from '../../platform/db/client.ts'
import type { EventDetails } from '../../platform/db/schema/security.ts'
import type { Origin } from './origin.ts'
import { insertEvent } from './repository.ts'

export interface NewSecurityEvent {
  kind: SecurityEventKind
  /** Whose account; null when the address is nobody's. */
  userId: string | null
  /** Who did it, where that is somebody else. */
  actorId?: string | null
  /** From `originOf`; null for what no request asked for. */
  origin: Origin | null
  /** Facts that tell events of one kind apart: never a secret, an address or a name. */
  details?: EventDetails
}

/** Writes down what happened to an account, in the caller's transaction where there is one (RULES.md §2). */
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
