import type { ownerTransfers, commissions } from '../../platform/db/schema/ledger.ts'
import type { publications, reviews } from '../../platform/db/schema/community.ts'
import type { auditLog } from '../../platform/db/schema/protection.ts'
import type { reservationEvents } from '../../platform/db/schema/reservations.ts'
import type { users } from '../../platform/db/schema/users.ts'
import type { zones } from '../../platform/db/schema/zones.ts'
import { daysAgo, minutesAfter, type Moment } from '../moment.ts'
import { userId } from './people.ts'

type Row = typeof auditLog.$inferInsert
type Made = Pick<Row, 'action' | 'entity' | 'entityId' | 'before' | 'after'> & { readonly at: Date }

interface Given {
  readonly people: readonly (typeof users.$inferInsert)[]
  readonly comunas: readonly (typeof zones.$inferInsert)[]
  readonly posts: readonly (typeof publications.$inferInsert)[]
  readonly opinions: readonly (typeof reviews.$inferInsert)[]
  readonly events: readonly (typeof reservationEvents.$inferInsert)[]
  readonly paidOut: readonly (typeof ownerTransfers.$inferInsert)[]
  readonly agreed: readonly (typeof commissions.$inferInsert)[]
}

const bookingActions: Readonly<Record<string, string>> = {
  awaiting_transfer: 'reservation.awaitTransfer',
  confirmed: 'reservation.recordTransfer',
  refund_pending: 'reservation.refund',
  cancelled: 'reservation.cancel',
}

const verify = (entity: string, id: string, at: Date): Made => {
  const action = entity === 'user' ? 'user.setVerified' : `${entity}.verify`
  return { action, entity, entityId: id, before: { isVerified: false }, after: { isVerified: true }, at }
}

/**
 * Returns the record of what the demo's admin did before. What it says is how things are now, so that a change can
 * be taken back.
 */
export const changeRows = (moment: Moment, given: Given): Row[] => {
  const { people, comunas, posts, opinions, events, paidOut, agreed } = given
  const others = people.filter(({ isAdmin, deletedAt }) => !isAdmin && !deletedAt)
  const made: Made[] = [
    ...others
      .filter(({ isVerified }) => isVerified)
      .slice(0, 6)
      .map(({ id }, index) => verify('user', id!, daysAgo(moment, 9 - index * 1.3))),
    ...others
      .filter(({ isActive }) => !isActive)
      .map(({ id }): Made => ({
        action: 'user.setActive',
        entity: 'user',
        entityId: id!,
        before: { isActive: true },
        after: { isActive: false },
        at: daysAgo(moment, 4.2),
      })),
    ...comunas.slice(0, 2).map(({ id, rate, averageValue }, index): Made => ({
      action: 'zone.update',
      entity: 'zone',
      entityId: id!,
      before: { rate: Math.round((rate! - 0.04) * 100) / 100, averageValue: averageValue! - 300 },
      after: { rate, averageValue },
      at: daysAgo(moment, 2.1 + index * 5),
    })),
    ...posts
      .filter(({ isVerified }) => isVerified)
      .slice(0, 3)
      .map(({ id, createdAt }) => verify('publication', id!, minutesAfter(createdAt!, 90))),
    ...opinions
      .filter(({ isVerified, createdAt }) => isVerified && createdAt! < daysAgo(moment, 1))
      .slice(0, 4)
      .map(({ id, createdAt }) => verify('review', id!, minutesAfter(createdAt!, 240))),
    ...events
      .filter(({ actor, toState }) => actor === 'admin' && bookingActions[toState] !== undefined)
      .map(({ reservationId, fromState, toState, reason, data, at }): Made => ({
        action: bookingActions[toState]!,
        entity: 'reservation',
        entityId: reservationId,
        before: { state: fromState },
        after: { state: toState, ...(reason ? { reason } : {}), ...data },
        at: at!,
      })),
    ...paidOut.map(({ id, amount, currency, paidOn, reference, propertyId, correctsId }): Made => ({
      action: correctsId ? 'transfer.correct' : 'transfer.record',
      entity: 'transfer',
      entityId: id!,
      before: null,
      after: { amount, currency, paidOn, reference, propertyId },
      at: new Date(`${paidOn}T15:00:00Z`),
    })),
    ...agreed.map(({ propertyId, fromMonth, percent }): Made => ({
      action: 'commission.set',
      entity: 'commission',
      entityId: propertyId,
      before: null,
      after: { from: fromMonth, percent },
      at: new Date(`${fromMonth}-02T15:00:00Z`),
    })),
  ]
  return made
    .filter(({ at }) => at < moment.now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((row) => ({ ...row, actorId: userId('admin'), network: '198.51.100.··' }))
}
