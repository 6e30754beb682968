import type { AppContext } from '../../platform/context.ts'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { isExclusionViolation } from '../../platform/db/constraint-error.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import type { InstantRange } from '../../platform/db/schema/columns.ts'
import type { OwnerBlockRow } from '../../platform/db/schema/owner-blocks.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { freeLapsed } from '../reservation-core/free-lapsed.ts'
import { lockPlace } from '../reservation-core/lock-repository.ts'
import { settleOverdueCheckouts } from '../reservations/expire.ts'
import {
  countBlocks,
  deleteBlock,
  findBlock,
  findBlocks,
  findOwnRoom,
  insertBlock,
  moveBlock,
} from './block-repository.ts'
import { readBlockPeriod, type AskedPeriod } from './read-block-period.ts'
import { findOwnProperty, lockOwn } from './repository.ts'

/** Everybody who looks at the property is given all of them (RULES.md §5.21a). */
const mostBlocks = 500

export interface NewBlock {
  readonly propertyId: string
  readonly roomId: string | null
  /** As it was asked for, in epoch milliseconds, half-open. */
  readonly asked: AskedPeriod
  readonly note: string
}

/**
 * Blocks a period of an own property, or of one of its rooms. Like a hold it takes the period only if nobody
 * else has it, and an overdue hold does not stand in its way (RULES.md §5.20, §5.21).
 * @throws AppError not_found, invalid_range, period_taken, validation when there are too many already
 */
export function blockPeriod(
  app: AppContext,
  user: { id: string },
  { propertyId, roomId, asked, note }: NewBlock,
): Promise<OwnerBlockRow> {
  return take(app, {
    propertyId,
    read: async (db, find) => {
      const property = found(await find(db, propertyId, user.id))
      const room = roomId === null ? null : found(await findOwnRoom(db, propertyId, roomId))
      const { rentalMode } = room ?? property
      const { country, timeZone } = property
      return readBlockPeriod(asked, { country, timeZone, rentalMode }, app.clock.now())
    },
    write: async (tx, period) => {
      const createdAt = app.clock.now()
      if ((await countBlocks(tx, propertyId, createdAt)) >= mostBlocks)
        throw new AppError('validation', {
          fields: [{ path: 'range', code: 'validation.too_many_blocks' }],
          values: { max: mostBlocks },
        })
      return insertBlock(tx, { propertyId, roomId, period, note, creatorId: user.id, createdAt })
    },
  })
}

interface Taking {
  readonly propertyId: string
  /** Reads what is asked for by the property as it is, which `find` returns. */
  readonly read: (db: Queryable, find: typeof findOwnProperty) => Promise<InstantRange>
  readonly write: (tx: Transaction, period: InstantRange) => Promise<OwnerBlockRow>
}

/**
 * Takes a period in the way a hold does: after overdue holds in it are over, and only if nobody else has it. What is asked for
 * is read once before the payment provider may have to be called, and again when nothing can change it any more.
 * @throws AppError period_taken
 */
async function take(app: AppContext, { propertyId, read, write }: Taking): Promise<OwnerBlockRow> {
  await settleOverdueCheckouts(app, { propertyId, period: await read(app.db, findOwnProperty) })
  try {
    return await retryDeadlock(() =>
      app.db.transaction(async (tx) => {
        await lockPlace(tx, propertyId)
        const period = await read(tx, (_db, id, ownerId) => lockOwn(tx, id, ownerId))
        await freeLapsed(tx, { propertyId, period }, app.clock.now())
        return write(tx, period)
      }),
    )
  } catch (error) {
    throw isExclusionViolation(error) ? new AppError('period_taken', { cause: error }) : error
  }
}

/**
 * Moves the start or the end of an own block, under the rules for a new one (RULES.md §5.22).
 * @throws AppError not_found, invalid_range, period_taken
 */
export function rearrangeBlock(
  app: AppContext,
  user: { id: string },
  { propertyId, blockId, asked }: { propertyId: string; blockId: string; asked: AskedPeriod },
): Promise<OwnerBlockRow> {
  return take(app, {
    propertyId,
    read: async (db, find) => {
      const property = found(await find(db, propertyId, user.id))
      const block = found(await findBlock(db, propertyId, blockId))
      const room = block.roomId === null ? null : found(await findOwnRoom(db, propertyId, block.roomId))
      const { rentalMode } = room ?? property
      const { country, timeZone } = property
      const calendar = { country, timeZone, rentalMode, begun: block.period.start.getTime() }
      return readBlockPeriod(asked, calendar, app.clock.now())
    },
    write: async (tx, period) => found(await moveBlock(tx, blockId, period)),
  })
}

/** Returns the blocks of an own property that are not over, in order. */
export async function listBlocks(
  app: AppContext,
  user: { id: string },
  propertyId: string,
): Promise<OwnerBlockRow[]> {
  found(await findOwnProperty(app.db, propertyId, user.id))
  return findBlocks(app.db, propertyId, app.clock.now())
}

/** Frees a blocked period of an own property. */
export async function unblock(
  app: AppContext,
  user: { id: string },
  { propertyId, blockId }: { propertyId: string; blockId: string },
): Promise<void> {
  found(await findOwnProperty(app.db, propertyId, user.id))
  found(await deleteBlock(app.db, propertyId, blockId))
}
