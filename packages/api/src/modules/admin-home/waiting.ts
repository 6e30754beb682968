import type { Waiting, WaitingKind } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { findWaiting, mostWaiting } from './waiting-repository.ts'

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Returns how much of a kind waits for an admin, with what is most urgent. */
export async function readWaiting<Kind extends WaitingKind>(
  { sql }: AppContext,
  kind: Kind,
): Promise<Waiting & { readonly kind: Kind }> {
  const row = await findWaiting(sql, kind)
  if (!row) return { kind, count: 0, isExact: true, first: null }
  const { count, name, since, due } = row
  const first = { name, since: instant(since), due: due === null ? null : instant(due) }
  return { kind, count: Math.min(count, mostWaiting), isExact: count <= mostWaiting, first }
}
