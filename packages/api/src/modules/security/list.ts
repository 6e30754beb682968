import type { SecurityEvent, SecurityEventKind } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { listSecurityEvents, type ListedEvent } from './repository.ts'

const defaultLimit = 50

const readCursor = (cursor: string): number => {
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (/^[1-9]\d{0,14}$/.test(id)) return Number(id)
  throw new AppError('validation', { fields: [{ path: 'cursor', code: 'validation.invalid' }] })
}
const writeCursor = (id: number): string => Buffer.from(String(id)).toString('base64url')

const toEvent = ({ event, user, actor }: ListedEvent): SecurityEvent => ({
  id: String(event.id),
  at: event.at.toISOString(),
  kind: event.kind,
  user,
  actor,
  network: event.network,
  networkMark: event.networkHash,
  userAgent: event.userAgent,
  requestId: event.requestId,
  details: event.details,
})

interface Asked {
  userId?: string | undefined
  kind?: SecurityEventKind | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** Returns a page of security events, newest first. */
export async function pageOfEvents(
  app: AppContext,
  { userId, kind, cursor, limit = defaultLimit }: Asked,
): Promise<{ events: SecurityEvent[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const rows = await listSecurityEvents(app.db, { userId, kind, before, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    events: page.map(toEvent),
    nextCursor: last && rows.length > limit ? writeCursor(last.event.id) : null,
  }
}
