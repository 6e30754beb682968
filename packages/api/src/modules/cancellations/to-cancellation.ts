import type { Cancellation } from '@metrolibre/contract'
import type { CancellationRow } from './repository.ts'

/** Shows a request to both sides and to admins. Withdrawn ones are not shown. */
export const toCancellation = (row: CancellationRow | undefined): Cancellation | null => {
  if (row?.status !== 'open' && row?.status !== 'agreed') return null
  const { status, reason, message, refund, askedAt, answerUntil, endedAt, endedBy } = row
  return {
    status,
    reason,
    message,
    refund,
    asked: askedAt.toISOString(),
    answerUntil: answerUntil.getTime(),
    ended: endedAt?.toISOString() ?? null,
    endedBy: endedAt && (endedBy === null ? 'timer' : 'owner'),
  }
}
