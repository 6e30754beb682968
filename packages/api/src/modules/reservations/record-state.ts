import type { ReservationState } from '@metrolibre/contract'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { recordChange, type AuditedChange } from '../audit/record-change.ts'

interface StateChange {
  readonly row: Pick<ReservationRow, 'id' | 'state'>
  readonly to: ReservationState
  /** What the admin gave with it, such as the bank's reference. */
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Records that an admin moved a reservation, in addition to its own history. It is not undone from there. */
export const recordState = (
  tx: Transaction,
  actorId: string,
  action: AuditedChange['action'],
  { row, to, facts }: StateChange,
): Promise<void> =>
  recordChange(tx, {
    actorId,
    action,
    entity: 'reservation',
    entityId: row.id,
    before: { state: row.state },
    after: { state: to, ...facts },
  })
