import { waitingKinds, type Waiting, type WaitingKind } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { findWaiting, mostWaiting } from './waiting-repository.ts'

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

async function waitingOf({ sql }: AppContext, kind: WaitingKind): Promise<Waiting> {
  const row = await findWaiting(sql, kind)
  if (!row) return { kind, count: 0, isExact: true, first: null }
  const { count, name, since, due } = row
  const first = { name, since: instant(since), due: due === null ? null : instant(due) }
  return { kind, count: Math.min(count, mostWaiting), isExact: count <= mostWaiting, first }
}

/** Returns what waits for an admin, of every kind. */
export const readWaiting = (app: AppContext): Promise<Waiting[]> =>
  Promise.all(waitingKinds.map((kind) => waitingOf(app, kind)))
