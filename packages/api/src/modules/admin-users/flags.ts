import type { SecurityEventKind } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockForSwitch } from '../auth/repository.ts'
import type { RequestOrigin } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { assertOtherAdmin } from '../users/assert-other-admin.ts'
import { changeUser } from './repository.ts'

/** What an admin switches on and off for a user. */
export type UserFlag = 'isActive' | 'isOwner' | 'isAdmin' | 'isVerified'

/** The admin who makes a change. */
export interface ChangedBy {
  readonly actorId: string
  readonly requestId: string
  readonly origin: RequestOrigin | null
}

export const flagActions = {
  isActive: 'user.setActive',
  isOwner: 'user.setOwner',
  isAdmin: 'user.setAdmin',
  isVerified: 'user.setVerified',
} as const satisfies Record<UserFlag, string>

const eventOf = (flag: UserFlag, on: boolean): SecurityEventKind | undefined => {
  if (flag === 'isActive') return on ? 'account_enabled' : 'account_disabled'
  return flag === 'isVerified' ? undefined : 'role_changed'
}

/**
 * Switches one thing about a user on or off, and records it. Nothing happens when it is so already.
 * @throws AppError not_found, also for a user in the trash; last_admin
 */
export async function setFlag(
  app: AppContext,
  tx: Transaction,
  { id, flag, on }: { id: string; flag: UserFlag; on: boolean },
  { actorId, requestId, origin }: ChangedBy,
): Promise<void> {
  const user = found(await lockForSwitch(tx, id))
  if (user.deletedAt) throw new AppError('not_found')
  if (user[flag] === on) return
  if (!on && (flag === 'isActive' || flag === 'isAdmin')) await assertOtherAdmin(tx, user)
  // When an account is switched on, the database sets `sessionsValidFrom` itself (RULES.md §2.12).
  const ended = flag === 'isActive' && !on ? { sessionsValidFrom: app.clock.now() } : {}
  await changeUser(tx, id, { [flag]: on, ...ended })
  const kind = eventOf(flag, on)
  const role = flag === 'isAdmin' ? 'admin' : 'owner'
  const details = kind === 'role_changed' && { details: { role, on } }
  if (kind) await recordSecurityEvent(tx, { kind, userId: id, actorId, origin, ...details })
  await recordChange(tx, {
    actorId,
    requestId,
    entity: 'user',
    action: flagActions[flag],
    entityId: id,
    before: { [flag]: !on },
    after: { [flag]: on },
  })
}
