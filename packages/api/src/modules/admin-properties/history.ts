import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { findAny } from './detail-repository.ts'
import { listPropertyEvents, type EventRow } from './history-repository.ts'

const defaultLimit = 30

const readCursor = (cursor: string): number => {
  if (!/^\d{1,15}$/.test(cursor))
    throw new AppError('validation', { fields: [{ path: 'cursor', code: 'validation.invalid' }] })
  return Number(cursor)
}

/**
 * Returns what happened to a property and its rooms, newest first.
 * @throws AppError not_found, validation
 */
export async function readHistoryOf(
  { db }: AppContext,
  id: string,
  { cursor, limit = defaultLimit }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ events: EventRow[]; nextCursor: string | null }> {
  found(await findAny(db, id))
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const read = await listPropertyEvents(db, id, { before, limit: limit + 1 })
  const events = read.slice(0, limit)
  return { events, nextCursor: read.length > limit ? String(events.at(-1)!.id) : null }
}
