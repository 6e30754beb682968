import type { AuditEntityName } from '@metrolibre/contract'
import type { Transaction } from '../../platform/db/client.ts'
import { recordDifferences } from './differences.ts'
import { insertChange } from './repository.ts'

export type AuditEntity = AuditEntityName

export interface AuditedChange {
  readonly actorId: string
  readonly requestId?: string | undefined
  readonly entity: AuditEntity
  /** What was done: `user.setOwner`, `zone.update`. */
  readonly action: `${AuditEntity}.${string}`
  readonly entityId: string
  /** The row as it was, or null if it was added. */
  readonly before: Readonly<Record<string, unknown>> | null
  /** The row as it is, or null if it was deleted. */
  readonly after: Readonly<Record<string, unknown>> | null
}

/**
 * Records a change by an admin in the transaction that makes it. Only the fields that differ are stored, and
 * never a secret; a change that changed nothing is not recorded (RULES.md §13.10, §13.12).
 */
export async function recordChange(
  tx: Transaction,
  { before, after, ...change }: AuditedChange,
): Promise<void> {
  const fields = recordDifferences(before, after)
  const nothing = fields.before && fields.after && Object.keys(fields.after).length === 0
  if (!nothing) await insertChange(tx, { ...change, ...fields })
}
